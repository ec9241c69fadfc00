import { expect, it, vi } from 'vitest'
import { account } from '#shared/account/contract.ts'
import { ApiError } from '#shared/contract/client.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { newSession } from '#web/app/session/session.ts'
import { tokenKeeper, type Renewal } from '#web/app/session/token-keeper.ts'

const anna = { id: 'anna', email: 'anna@example.hu', companies: [] as object[] } as CurrentUser
const refused = new ApiError(401, { success: 0, code: 'unauthenticated', message: 'Sign in.' })
const unreachable = new ApiError(0, { success: 0, code: 'network', message: 'No reply.' })

/** A session whose tokens are the names of their owners. */
function sessionOf({
  marked,
  answer = async () => ({ data: anna }),
  renew,
  remembered,
}: {
  marked?: string
  answer?: () => Promise<unknown>
  renew?: () => Promise<Renewal>
  remembered?: CurrentUser
} = {}) {
  let mark = marked
  const call = vi.fn((_endpoint: unknown) => answer())
  const world = {
    call,
    clear: vi.fn(),
    recheckAccess: vi.fn(),
    silence: vi.fn(),
    onUser: vi.fn(),
    recall: vi.fn((_account: string) => remembered),
    mark: { get: () => mark, set: (who: string | undefined) => void (mark = who) },
    ownerOf: (token: string) => token,
    tokens: tokenKeeper({
      renew: renew ?? (async () => ({})),
      expiryOf: () => undefined,
      now: () => 0,
      alone: work => work(),
      isOfPage: () => true,
      onOtherCompany: () => {},
      mayRenew: () => renew !== undefined,
      onEnd: () => session.end(),
      onLoss: () => {},
    }),
  }
  const session = newSession(world as never)
  return { session, ...world }
}

it('T09 takes nobody in without a user or without a token', () => {
  const { session, mark } = sessionOf()
  expect(() => session.signIn({ user: anna })).toThrow('user or token is missing')
  expect(() => session.signIn({ token: 'anna' })).toThrow('user or token is missing')
  expect(() => session.signIn({ user: anna, token: '' })).toThrow('user or token is missing')
  expect(mark.get()).toBeUndefined()
})

it('takes somebody in who has both, and reads who it is once', async () => {
  const { session, mark, tokens, call, onUser } = sessionOf()
  session.signIn({ user: anna, token: 'anna' })
  expect([mark.get(), tokens.held]).toEqual(['anna', 'anna'])
  await Promise.all([session.currentUser(), session.currentUser()])
  await session.currentUser()
  expect(session.user).toBe(anna)
  expect(call).toHaveBeenCalledTimes(1)
  expect(onUser).toHaveBeenCalledExactlyOnceWith(anna)
})

it('asks nothing for a guest', async () => {
  const { session, call } = sessionOf()
  expect(await session.currentUser()).toBeUndefined()
  expect(call).not.toHaveBeenCalled()
})

it('T09 T15 tells the server of a sign-out first and then forgets user, token and what was read', async () => {
  const { session, call, clear, mark, tokens } = sessionOf()
  session.signIn({ user: anna, token: 'anna' })
  await session.currentUser()
  clear.mockClear()
  call.mockImplementationOnce(async endpoint => {
    expect(endpoint).toBe(account.logOut)
    expect(session.user).toBe(anna)
    return {}
  })
  await session.signOut()
  expect([session.user, tokens.held, mark.get()]).toEqual([undefined, '', undefined])
  expect(clear).toHaveBeenCalledOnce()
})

it('signs out here also when the server cannot be reached, and says nothing to it for a guest', async () => {
  const { session, call, mark } = sessionOf({ marked: 'anna', answer: () => Promise.reject(unreachable) })
  await session.signOut()
  expect(mark.get()).toBeUndefined()
  await session.signOut()
  expect(call).toHaveBeenCalledTimes(1)
})

it('S2 has the browser show no more notifications of whoever has left it, however they did', async () => {
  const { session, silence } = sessionOf({ answer: () => Promise.reject(unreachable) })
  session.signIn({ user: anna, token: 'anna' })
  silence.mockClear()
  session.renew('anna')
  expect(silence).not.toHaveBeenCalled()
  session.signIn({ user: anna, token: 'bela' })
  expect(silence).toHaveBeenCalledTimes(1)
  await session.signOut()
  expect(silence).toHaveBeenCalledTimes(2)
  session.signIn({ user: anna, token: 'anna' })
  silence.mockClear()
  session.end()
  expect(silence).toHaveBeenCalledTimes(1)
  const over = sessionOf({ marked: 'anna', answer: () => Promise.reject(refused) })
  await over.session.currentUser()
  expect(over.silence).toHaveBeenCalledTimes(1)
})

it('knows nobody when the session turns out to be over', async () => {
  const { session, mark } = sessionOf({ marked: 'anna', answer: () => Promise.reject(refused) })
  expect(await session.currentUser()).toBeUndefined()
  expect(mark.get()).toBeUndefined()
})

it('does not take for the person in here an answer that comes after the sign-out', async () => {
  const late = Promise.withResolvers<unknown>()
  const { session, call } = sessionOf({ answer: () => late.promise })
  session.signIn({ user: anna, token: 'anna' })
  const who = session.currentUser()
  call.mockImplementationOnce(async () => ({}))
  await session.signOut()
  late.resolve({ data: anna })
  expect(await who).toBeUndefined()
})

it('X06 gives no verdict when who is in could not be read', async () => {
  const { session, mark } = sessionOf({ marked: 'anna', answer: () => Promise.reject(unreachable) })
  await expect(session.currentUser()).rejects.toBe(unreachable)
  expect(mark.get()).toBe('anna')
})

it('T10 is reset once when the session is out of reach, and may come back', async () => {
  const { session, clear, mark, recheckAccess } = sessionOf()
  session.signIn({ user: anna, token: 'anna' })
  await session.currentUser()
  clear.mockClear()
  session.reset()
  session.reset()
  expect(session.user).toBeUndefined()
  expect(clear).toHaveBeenCalledExactlyOnceWith('revalidate')
  expect(recheckAccess).not.toHaveBeenCalled()
  expect(mark.get()).toBe('anna')
})

it('leaves the page when the server has ended the session', async () => {
  const { session, mark, recheckAccess } = sessionOf()
  session.signIn({ user: anna, token: 'anna' })
  await session.currentUser()
  session.end()
  expect([session.user, mark.get()]).toEqual([undefined, undefined])
  expect(recheckAccess).toHaveBeenCalledOnce()
})

it.each([
  ['signed out', undefined],
  ['signed in somebody else', 'bela'],
])('follows another tab that has %s', async (_, who) => {
  const { session, mark, clear, recheckAccess } = sessionOf()
  session.signIn({ user: anna, token: 'anna' })
  await session.currentUser()
  clear.mockClear()
  mark.set(who)
  session.syncWithOtherTabs()
  expect(session.user).toBeUndefined()
  expect(clear).toHaveBeenCalledOnce()
  expect(recheckAccess).toHaveBeenCalledOnce()
})

it('stays when another tab has signed in the same person', async () => {
  const { session, recheckAccess } = sessionOf()
  session.signIn({ user: anna, token: 'anna' })
  await session.currentUser()
  session.syncWithOtherTabs()
  expect(session.user).toBe(anna)
  expect(recheckAccess).not.toHaveBeenCalled()
})

it('tells those who watch', async () => {
  const { session } = sessionOf()
  const watcher = vi.fn()
  const stop = session.subscribe(watcher)
  session.signIn({ user: anna, token: 'anna' })
  await session.currentUser()
  expect(watcher).toHaveBeenCalledTimes(2)
  stop()
  session.end()
  expect(watcher).toHaveBeenCalledTimes(2)
})

it('newcomer 2: asks for another token where the company of this one has closed to its owner, or another has opened', async () => {
  for (const closed of [{ companies: [{ id: 'c', name: 'Cég' }] }, { companies: [], is_deactivated: true }]) {
    const me = { ...anna, selected_company: null, ...closed } as CurrentUser
    const open = { ...anna, selected_company: { id: 'c' } } as CurrentUser
    let renewed = 0
    const { session, call } = sessionOf({
      answer: async () => ({ data: renewed ? open : me }),
      renew: async () => ({ token: `anna ${++renewed}` }),
    })
    session.signIn({ user: anna, token: 'anna' })
    expect(await session.currentUser()).toBe(open)
    expect([renewed, call.mock.calls.length]).toEqual([1, 2])
  }
})

it('newcomer 1: forgets somebody whom every company of theirs has deactivated, and renews nothing for a newcomer without one', async () => {
  const none = { ...anna, selected_company: null, companies: [] }
  const gone = { ...none, is_deactivated: true } as unknown as CurrentUser
  const { session, mark } = sessionOf({ answer: async () => ({ data: gone }), renew: async () => ({}) })
  session.signIn({ user: anna, token: 'anna' })
  expect(await session.currentUser()).toBeUndefined()
  expect(mark.get()).toBeUndefined()

  const renew = vi.fn(async () => ({ token: 'anna' }))
  const newcomer = { ...none, is_deactivated: false } as unknown as CurrentUser
  const other = sessionOf({ answer: async () => ({ data: newcomer }), renew })
  other.session.signIn({ user: anna, token: 'anna' })
  expect(await other.session.currentUser()).toBe(newcomer)
  expect(renew).not.toHaveBeenCalled()
})

it('shows at once whom it remembers, and checks access again when the server has said who it is', async () => {
  const arriving = Promise.withResolvers<unknown>()
  const remembered = { ...anna, first_name: 'Anna' }
  const { session, recall, recheckAccess } = sessionOf({ marked: 'anna', remembered, answer: () => arriving.promise })
  expect(await session.currentUser()).toBe(remembered)
  expect(recall).toHaveBeenCalledExactlyOnceWith('anna')
  expect(recheckAccess).not.toHaveBeenCalled()
  arriving.resolve({ data: anna })
  await vi.waitFor(() => expect(recheckAccess).toHaveBeenCalledOnce())
  expect(session.user).toBe(anna)
})

it('forgets whom it remembers when their session turns out to be over', async () => {
  const { session, mark, clear, recheckAccess } = sessionOf({
    marked: 'anna',
    remembered: anna,
    answer: () => Promise.reject(refused),
  })
  expect(await session.currentUser()).toBe(anna)
  await vi.waitFor(() => expect(recheckAccess).toHaveBeenCalledOnce())
  expect([session.user, mark.get()]).toEqual([undefined, undefined])
  expect(clear).toHaveBeenCalledExactlyOnceWith('stay')
})

it('remembers nobody once a token is held', async () => {
  const { session, recall } = sessionOf({ remembered: anna })
  session.signIn({ user: anna, token: 'anna' })
  await session.currentUser()
  await session.reload()
  expect(recall).not.toHaveBeenCalled()
})
