import { expect, it } from 'vitest'
import { overridesIn } from '#web/app/language/overrides.ts'

it('keeps of the served words only those that were changed after the release', () => {
  const bundled = { common: { save: 'Mentés', close: 'Bezárás' }, leave: { title: 'Szabadság' } }
  const served = {
    common: { save: 'Elmentem', close: 'Bezárás' },
    leave: { title: 'Szabadság' },
    letters: { greeting: 'Szia!' },
  }
  expect(overridesIn(bundled, served)).toEqual({ common: { save: 'Elmentem' } })
  expect(overridesIn(bundled, bundled)).toEqual({})
})
