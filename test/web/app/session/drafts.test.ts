import { expect, it } from 'vitest'
import { draftsIn } from '#web/app/session/drafts.ts'

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

it('forgets several forms at once', () => {
  const here = store()
  const drafts = draftsIn(here)
  for (const form of ['company', 'team']) drafts.save(form, {})
  drafts.drop('company', 'team')
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

it('is empty where the browser forbids it, and no form fails of that', () => {
  const forbid = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const drafts = draftsIn({ getItem: forbid, setItem: forbid, removeItem: forbid })
  drafts.save('company', { name: 'Példa Kft.' })
  expect(drafts.load('company')).toBeUndefined()
  expect(() => drafts.drop('company')).not.toThrow()
})
