import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Email, PersonName } from '#shared/account/model.ts'
import problems from '#shared/words/en/problems.json' with { type: 'json' }
import { schemaResolver } from '#web/api/schema-resolver.ts'

beforeAll(() => i18next.init({ lng: 'en', resources: { en: { problems } } }))

const Form = z.object({
  email: Email,
  name: PersonName,
  days: z.int().check(z.gte(1, { error: 'no key at all' })),
})
const options = { fields: {}, shouldUseNativeValidation: false } as never
const resolve = (values: object) => schemaResolver(Form as never)(values, undefined, options)

describe('the validation of a form by the schema of the server', () => {
  it('gives what the schema makes of the values, as it will be sent', async () => {
    expect(await resolve({ email: ' Anna@Ceg.HU ', name: ' Anna ', days: 2 })).toEqual({
      values: { email: 'anna@ceg.hu', name: 'Anna', days: 2 },
      errors: {},
    })
  })

  it('P08 says each objection as a sentence in the language of the page', async () => {
    const { errors } = await resolve({ email: 'anna', name: '', days: 1 })
    expect(errors).toMatchObject({
      email: { message: problems.email },
      name: { message: problems.required },
    })
  })

  it('fills the limit into the sentence about a text that is too long', async () => {
    const { errors } = await resolve({ email: 'a@b.hu', name: 'x'.repeat(61), days: 1 })
    expect((errors as { name?: { message?: string } }).name?.message).toBe(
      problems.tooLong.replace('{{maximum}}', '60'),
    )
  })

  it('has a general sentence where the schema names none of ours', async () => {
    const { errors } = await resolve({ email: 'a@b.hu', name: 'Anna', days: 0 })
    expect(errors).toMatchObject({ days: { message: problems.invalidValue } })
  })
})
