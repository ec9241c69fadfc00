import type { CurrentUser } from '#shared/people/contract/show-me.ts'

/** A draft belongs to whoever typed it, in their company. */
export const draftNameOf = (me: Pick<CurrentUser, 'id' | 'selected_company'> | undefined, about: string) =>
  [me?.id, me?.selected_company?.id, about].join('.')
