import { expect, it } from 'vitest'
import { draftsIn, registrationForms } from '#web/app/session/drafts.ts'

function store(given: Record<string, string> = {}) {
  const kept = new Map(Object.entries(given))
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  }
}

it('gives back what was typed, form by form', () => {
  const drafts = draftsIn(store())
  drafts.save('company', { name: 'Példa Kft.' })
  drafts.save('team', { rows: [] })
  expect(drafts.load('company')).toEqual({ name: 'Példa Kft.' })
  expect(drafts.load('your-data')).toBeUndefined()
})

it('forgets the registration when it is done', () => {
  const here = store()
  const drafts = draftsIn(here)
  for (const form of registrationForms) drafts.save(form, {})
  drafts.drop(...registrationForms)
  expect(here.kept.size).toBe(0)
})

it('takes a broken or full store for an empty one', () => {
  expect(draftsIn(store({ 'draft.company': '{"na' })).load('company')).toBeUndefined()
  const full = {
    ...store(),
    setItem: () => {
      throw new Error('quota')
    },
  }
  expect(() => draftsIn(full).save('company', {})).not.toThrow()
})
