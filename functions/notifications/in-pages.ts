import { messageTime } from '#functions/platform/message-time.ts'
/** How many people are told of something at once. */
export const peopleTogether = 50

/** Some people in the order of their ids, and the last id among them where others may follow. */
export interface Page<P> {
  people: readonly P[]
  last: string | undefined
}

interface Pages<P> {
  /** The last person who was handled before; nobody where it begins. */
  after: string | undefined
  next: (after: string | undefined) => Promise<Page<P>>
  handle: (people: readonly P[]) => Promise<unknown>
}

/** The last one of a full page; nobody follows one that is not. */
export const lastOf = (ids: readonly string[]): string | undefined =>
  ids.length < peopleTogether ? undefined : ids.at(-1)

/** Divides people whose ids are known into pages, in the order of their ids. */
export function idsInPages(ids: Iterable<string>) {
  const inOrder = [...ids].toSorted()
  return (after: string | undefined): Page<string> => {
    const begin = after === undefined ? 0 : inOrder.findIndex(id => id > after)
    const people = begin < 0 ? [] : inOrder.slice(begin, begin + peopleTogether)
    return { people, last: lastOf(people) }
  }
}

/** Handles people page by page, until nobody is left or its time is over: then it gives the last one handled. */
export async function inPages<P>({ after, next, handle }: Pages<P>): Promise<string | undefined> {
  const began = performance.now()
  for (let reached = after; ;) {
    const { people, last } = await next(reached)
    if (people.length) await handle(people)
    if (last === undefined) return undefined
    reached = last
    if (performance.now() - began > messageTime) return reached
  }
}
