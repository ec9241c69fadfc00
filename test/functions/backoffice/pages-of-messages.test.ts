import { beforeEach, expect, it } from 'vitest'
import { messagesOfPage, type ContactMessageView } from '#shared/backoffice/contract/contact/list-contact-messages.ts'
import type { ContactState } from '#shared/site/contact-handling.ts'
import { now } from '../in-memory/call.ts'
import { openLeaveOffice, replyOf } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { itemIn } = await import('#functions/platform/kind.ts')
const { contactMessages } = await import('#functions/site/contact-store.ts')

const dated = (place: number, state: ContactState = 'new') => ({
  id: `m${String(place).padStart(3, '0')}`,
  name: 'Varga Nóra',
  email: 'nora@varga.example',
  message: 'Mennyi?',
  language: 'hu' as const,
  state,
  note: '',
  created_at: now.seconds - 1000 + place,
  expires_at: now.seconds + 1_000_000_000,
})

const page = (query: object) =>
  replyOf<{ data: ContactMessageView[]; next: string | null }>(
    'backoffice/list-contact-messages',
    { query },
    { user: 'odon' },
  )

/** The ids of all pages, and how many each had. */
async function pages(query: object) {
  const [ids, sizes]: [string[], number[]] = [[], []]
  let cursor: string | undefined
  do {
    const { data, next } = await page({ ...query, ...(cursor && { cursor }) })
    ids.push(...data.map(({ id }) => id))
    sizes.push(data.length)
    cursor = next ?? undefined
  } while (cursor)
  return { ids, sizes }
}

const count = 2 * messagesOfPage + 1

beforeEach(() => {
  for (let place = 0; place < count; place++)
    office.table.keep(contactMessages, dated(place, place % 2 ? 'new' : 'closed'))
})

it('the messages of the contact form come page by page, the newest first, each once', async () => {
  const { ids, sizes } = await pages({})
  expect(sizes).toEqual([messagesOfPage, messagesOfPage, 1])
  expect(ids).toEqual(Array.from({ length: count }, (_, place) => dated(count - 1 - place).id))
})

it('those of a state come without the others, and end where they end', async () => {
  expect((await pages({ state: 'new' })).sizes).toEqual([messagesOfPage])
  expect((await pages({ state: 'closed' })).sizes).toEqual([messagesOfPage, 1])
  expect((await pages({ state: 'answered' })).ids).toEqual([])
})

it('a message that was kept before messages were handled waits for an answer', () => {
  const { state: _state, note: _note, ...older } = dated(1)
  expect(itemIn(contactMessages, older)).toEqual(dated(1))
})
