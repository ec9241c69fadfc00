import { expect, it } from 'vitest'
import { afterStep, CompanyEffect, newCompanyEffect, stateOfEffect } from '#shared/leave/effect/company-effect.ts'

const now = { seconds: 1_000 }
const asked = { of: 'rules' as const, change: { roundingMode: 'each_part' as const } }
const effect = newCompanyEffect({ company: 'c', member: 'm', id: 'e', asked, total: 1200 }, now)

it('begins with nobody looked at, and is kept for a day', () => {
  expect(CompanyEffect.parse(effect)).toEqual(effect)
  expect(effect).toMatchObject({ state: 'running', done: 0, parts: 0, after: null, expires_at: 87_400 })
})

it('goes on after the last person of each step, and is ready behind the last one', () => {
  const first = afterStep(effect, { done: 500, total: 1200, next: 'm' }, { seconds: 1_010 })
  expect(first).toMatchObject({ state: 'running', done: 500, after: 'm', parts: 1, moved_at: 1_010 })
  const last = afterStep(first, { done: 1201, total: 1201, next: null }, { seconds: 1_020 })
  expect(last).toMatchObject({ state: 'ready', done: 1201, total: 1201, after: null, parts: 2 })
})

it('counts as failed once it has stood still for three minutes, but for what is ready', () => {
  expect(stateOfEffect(effect, { seconds: 1_180 })).toBe('running')
  expect(stateOfEffect(effect, { seconds: 1_181 })).toBe('failed')
  expect(stateOfEffect({ ...effect, state: 'ready' }, { seconds: 9_999 })).toBe('ready')
  expect(stateOfEffect({ ...effect, state: 'failed' }, { seconds: 1_000 })).toBe('failed')
})
