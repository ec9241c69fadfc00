import { describe, expect, it } from 'vitest'
import { hashOf, isPassword, needsRehash } from '#functions/account/password.ts'
import { cheapHash } from './cheap-hash.ts'

describe('a password', () => {
  it('is kept as argon2id with 19 MiB, two passes and one lane, salted anew each time', async () => {
    const [one, other] = await Promise.all([hashOf('Árvíztűrő1'), hashOf('Árvíztűrő1')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
  })

  it('is known again, and no other is', async () => {
    const hash = await hashOf('Árvíztűrő1')
    expect(await isPassword('Árvíztűrő1', hash)).toBe(true)
    expect(await isPassword('árvíztűrő1', hash)).toBe(false)
    expect(await isPassword('', hash)).toBe(false)
  })

  it('is nobody’s where there is no hash', async () => {
    for (const nothing of [null, undefined]) expect(await isPassword('', nothing)).toBe(false)
  })

  it('that was hashed more cheaply is still known, and hashed anew', async () => {
    const old = cheapHash('Szabi2026')
    expect(await isPassword('Szabi2026', old)).toBe(true)
    expect(needsRehash(old)).toBe(true)
    expect(needsRehash(await hashOf('Szabi2026'))).toBe(false)
  })

  it('is refused with a fault, not as wrong, when what is stored is no hash', async () => {
    await expect(isPassword('x', 'plain text')).rejects.toThrow('PHC')
  })
})
