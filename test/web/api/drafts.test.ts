import { describe, expect, it } from 'vitest'
import { draftNameOf } from '#web/api/drafts/draft-name.ts'
import { changedSince, fitting } from '#web/api/drafts/fitting.ts'
import { signedIn } from '../people/support.ts'

describe('D1 the draft of a form', () => {
  it('is of one person in one company, and of a guest nobody else’s', () => {
    const in2 = { ...signedIn().selected_company!, id: 'c2' }
    const owners = [undefined, signedIn(), signedIn({ id: 'anna' }), signedIn({ selected_company: in2 })]
    expect(new Set(owners.map(me => draftNameOf(me, 'settings.info'))).size).toBe(owners.length)
  })

  it('leaves out what the form does not know, or knows as something else', () => {
    const form = { text: '', number: 1, list: [] as string[], later: null, absent: undefined }
    const typed = { text: 'a', number: null, list: ['b'], later: { any: 1 }, absent: 2 }
    expect(fitting({ ...typed, gone: 1 }, form)).toEqual(typed)
    expect(fitting({ text: 1, number: '2', list: {}, gone: true }, form)).toBeUndefined()
    expect(fitting({ text: null, list: null }, form)).toBeUndefined()
    for (const broken of [undefined, null, 'text', 3]) expect(fitting(broken, form)).toBeUndefined()
  })

  it('knows what was typed while it was being saved', () => {
    expect(changedSince({ a: 1, b: ['x'] }, { a: 1, b: ['x', 'y'] })).toEqual({ b: ['x', 'y'] })
    expect(changedSince({ a: 1 }, { a: 1 })).toBeUndefined()
  })
})
