import { describe, expect, it, vi } from 'vitest'
import { applyServerErrors } from '#web/api/errors/apply-server-errors.ts'

function formWith(values: Record<string, unknown>) {
  const setError = vi.fn()
  return { form: { getValues: () => values, setError } as never, setError }
}

describe('the errors of the server', () => {
  it('V09 stand under their fields, all sentences of a field as one text', () => {
    const { form, setError } = formWith({ email: '', password: '' })
    expect(applyServerErrors(form, { email: ['Taken.', 'Try another.'] })).toEqual([])
    expect(setError).toHaveBeenCalledExactlyOnceWith(
      'email',
      { type: 'server', message: 'Taken. Try another.' },
      { shouldFocus: true },
    )
  })

  it('V09 move the focus to the first of their fields and to no other', () => {
    const { form, setError } = formWith({ first: '', second: '', third: '' })
    applyServerErrors(form, { second: ['B.'], first: ['A.'], third: ['C.'] })
    expect(setError.mock.calls.map(([name, , { shouldFocus }]) => [name, shouldFocus])).toEqual([
      ['second', true],
      ['first', false],
      ['third', false],
    ])
  })

  it('find a field within a list by the name of the list', () => {
    const { form, setError } = formWith({ children: [] })
    expect(applyServerErrors(form, { 'children.0.birth_year': ['No year.'] })).toEqual([])
    expect(setError.mock.calls[0]![0]).toBe('children.0.birth_year')
  })

  it('are given back where the form has no such field, and take no focus from those it has', () => {
    const { form, setError } = formWith({ email: '' })
    expect(applyServerErrors(form, { captcha: ['Again.', 'Please.'], email: ['Taken.'] })).toEqual([
      'Again.',
      'Please.',
    ])
    expect(setError.mock.calls.map(([name, , { shouldFocus }]) => [name, shouldFocus])).toEqual([['email', true]])
  })

  it('change nothing where there are none', () => {
    const { form, setError } = formWith({ email: '' })
    expect(applyServerErrors(form, {})).toEqual([])
    expect(setError).not.toHaveBeenCalled()
  })
})
