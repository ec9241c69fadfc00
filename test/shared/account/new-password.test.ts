import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Email, NewPassword } from '#shared/account/model.ts'

describe('a new password', () => {
  it('V08 has at least eight characters, an upper-case and a lower-case letter and a digit, in any alphabet', () => {
    for (const good of ['Abcdefg1', 'ÁRVÍZtűrő9', 'Пароль12']) expect(NewPassword.safeParse(good).success).toBe(true)
    for (const bad of ['', 'Abcdef1', 'abcdefg1', 'ABCDEFG1', 'Abcdefgh', 'A1'.repeat(101)])
      expect(NewPassword.safeParse(bad).success).toBe(false)
  })

  it('may hold blanks at its ends, which stay', () => {
    expect(NewPassword.parse(' Abcdefg1 ')).toBe(' Abcdefg1 ')
  })
})

describe('an e-mail address', () => {
  it('is the same in whatever case and with blanks around it', () => {
    fc.assert(
      fc.property(fc.emailAddress(), email => {
        const read = Email.safeParse(email)
        if (read.success) expect(Email.parse(`  ${email.toUpperCase()} `)).toBe(Email.parse(read.data))
      }),
    )
  })
})
