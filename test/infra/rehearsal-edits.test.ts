import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { failingDispatcher, longerRetention, secretsOfStaging } from '#infra/rehearsal/edits.ts'

it.each([
  ['the secrets of staging', secretsOfStaging('[1, 2]')],
  ['a longer retention', longerRetention],
  ['a dispatcher that fails', failingDispatcher],
])('the rehearsal finds in the code of today what it changes there: %s', (_, { file, text, by }) => {
  const code = readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
  expect(code.split(text)).toHaveLength(2)
  expect(code.replace(text, by)).not.toBe(code)
})
