import { createECDH } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encrypt } from '#functions/notifications/push/encrypt.ts'
import { decrypt } from '#test/support/push-service.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

function browser() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { pair, auth: Buffer.alloc(16, 7) }
}
const keysOf = ({ pair, auth }: ReturnType<typeof browser>) => ({
  p256dh: pair.getPublicKey().toString('base64url'),
  auth: auth.toString('base64url'),
})

describe('what is pushed', () => {
  it('is read by the stand-in as the example of RFC 8291, 5 says', () => {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'))
    const message =
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'
    expect(decrypt(bytes(message), { pair, auth: bytes('BTBZMqHH6r4Tts7J_aSIgg') })).toBe(
      'When I grow up, I want to be a watermelon',
    )
  })

  it('is read by its browser, whatever it says, and looks different each time', () => {
    const own = browser()
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 900 }), text => {
        const [one, other] = [encrypt(text, keysOf(own)), encrypt(text, keysOf(own))]
        expect([decrypt(one, own), decrypt(other, own)]).toEqual([text, text])
        expect(one.equals(other)).toBe(false)
      }),
      { numRuns: 30 },
    )
  })

  it('is read by nobody else, nor once it was changed', () => {
    const [own, another] = [browser(), browser()]
    const message = encrypt('Kis Anna szabadságot kért', keysOf(own))
    expect(() => decrypt(message, another)).toThrow()
    expect(() => decrypt(message, { ...own, auth: Buffer.alloc(16, 8) })).toThrow()
    const changed = Buffer.from(message)
    changed[message.length - 20]! ^= 1
    expect(() => decrypt(changed, own)).toThrow()
    expect(message.includes('Anna')).toBe(false)
  })
})
