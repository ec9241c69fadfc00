import { describe, expect, it, vi } from 'vitest'
import { tokenKeeper, type Renewal, type TokenWorld } from '#web/app/session/token-keeper.ts'

/** Tokens are written `name@expiry`; it is 1000 unless a test says otherwise. */
function keeperIn(world: Partial<TokenWorld> = {}) {
  const given = {
    renew: vi.fn(async (): Promise<Renewal> => ({ token: 'new@2000' })),
    expiryOf: (token: string) => (token.includes('@') ? Number(token.split('@')[1]) : undefined),
    now: () => 1000,
    alone: vi.fn((work: () => Promise<void>) => work()),
    isOfPage: () => true,
    onOtherCompany: vi.fn(),
    mayRenew: () => true,
    onEnd: vi.fn(),
    onLoss: vi.fn(),
    ...world,
  }
  return { keeper: tokenKeeper(given), ...given }
}

describe('T10 the access token is renewed', () => {
  it.each([
    ['when there is none', '', true],
    ['when its expiry is missing', 'token', true],
    ['when it has expired', 'old@900', true],
    ['when it expires within 5 seconds', 'old@1005', true],
    ['not a moment earlier', 'old@1006', false],
  ])('%s', async (_, held, renews) => {
    const { keeper, renew } = keeperIn()
    keeper.hold(held)
    expect(await keeper.fresh()).toBe(renews ? 'new@2000' : held)
    expect(renew).toHaveBeenCalledTimes(renews ? 1 : 0)
  })

  it('once for everybody who asks at the same time', async () => {
    const { keeper, renew } = keeperIn()
    expect(await Promise.all([keeper.fresh(), keeper.fresh(), keeper.fresh(true)])).toEqual([
      'new@2000',
      'new@2000',
      'new@2000',
    ])
    expect(renew).toHaveBeenCalledTimes(1)
  })

  it('while no other tab does', async () => {
    const order: string[] = []
    let tail = Promise.resolve()
    const alone = (work: () => Promise<void>) => (tail = tail.then(work))
    const tab = (name: string) =>
      keeperIn({
        alone,
        renew: async () => {
          order.push(`${name} asks`)
          await Promise.resolve()
          order.push(`${name} has`)
          return { token: `${name}@2000` }
        },
      }).keeper
    await Promise.all([tab('one').fresh(), tab('two').fresh()])
    expect(order).toEqual(['one asks', 'one has', 'two asks', 'two has'])
  })

  it('by force, when a fresh one was refused', async () => {
    const { keeper, renew } = keeperIn()
    keeper.hold('good@5000')
    expect(await keeper.fresh(true)).toBe('new@2000')
    expect(renew).toHaveBeenCalledTimes(1)
  })

  it.each([undefined, 'A fiókodat inaktiválták.'])(
    'and is empty after a refusal, whose reason is told (%s)',
    async why => {
      const { keeper, onEnd, onLoss } = keeperIn({ renew: async () => (why ? { why } : {}) })
      keeper.hold('old@900')
      expect(await keeper.fresh()).toBe('')
      expect(onEnd).toHaveBeenCalledExactlyOnceWith(why)
      expect(onLoss).not.toHaveBeenCalled()
    },
  )

  it('and everything is reset after a failed call, which can be tried again', async () => {
    let isDown = true
    const { keeper, onEnd, onLoss } = keeperIn({
      renew: async () => {
        if (isDown) throw new Error('no reply')
        return { token: 'new@2000' }
      },
    })
    keeper.hold('old@900')
    await expect(keeper.fresh()).rejects.toThrow('no reply')
    expect(keeper.held).toBe('')
    expect(onLoss).toHaveBeenCalledOnce()
    expect(onEnd).not.toHaveBeenCalled()
    isDown = false
    expect(await keeper.fresh()).toBe('new@2000')
  })
})

it('spares a guest the call that can only be refused', async () => {
  const { keeper, renew } = keeperIn({ mayRenew: () => false })
  expect(await keeper.fresh()).toBe('')
  expect(renew).not.toHaveBeenCalled()
})

describe('a renewed token of another company than the page shows', () => {
  it('is used for nothing: the page begins anew', async () => {
    const { keeper, onOtherCompany, onEnd, onLoss } = keeperIn({ isOfPage: token => token !== 'new@2000' })
    keeper.hold('old@900')
    await expect(keeper.fresh()).rejects.toThrow('another company')
    expect(keeper.held).toBe('')
    expect(onOtherCompany).toHaveBeenCalledOnce()
    expect(onEnd).not.toHaveBeenCalled()
    expect(onLoss).not.toHaveBeenCalled()
  })

  it('is the usual one where the page has opened that company itself', async () => {
    const { keeper, onOtherCompany, renew } = keeperIn({ isOfPage: () => false })
    keeper.hold('given@2000')
    expect(await keeper.fresh()).toBe('given@2000')
    expect(renew).not.toHaveBeenCalled()
    expect(onOtherCompany).not.toHaveBeenCalled()
  })
})
