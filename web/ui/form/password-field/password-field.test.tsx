import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '../../show.test-support.tsx'
import { PasswordField } from './password-field.tsx'

function NewPassword() {
  const [password, setPassword] = useState('')
  return <PasswordField label="Jelszó" autoComplete="new-password" showRules value={password} onChange={setPassword} />
}

it('V08 ticks each rule as soon as it is met', async () => {
  show(<NewPassword />)
  const rules = page.getByRole('list', { name: 'A jelszó feltételei' }).getByRole('listitem')
  const states = () => rules.elements().map(rule => rule.hasAttribute('data-met'))
  await expect.poll(states).toEqual([false, false, false, false])
  await userEvent.type(page.getByLabelText('Jelszó', { exact: true }), 'Őszi')
  await expect.poll(states).toEqual([false, true, true, false])
  await userEvent.type(page.getByLabelText('Jelszó', { exact: true }), '2026')
  await expect.poll(states).toEqual([true, true, true, true])
})

it('shows what was typed, on demand', async () => {
  show(<NewPassword />)
  const input = page.getByLabelText('Jelszó', { exact: true })
  await expect.element(input).toHaveAttribute('type', 'password')
  await userEvent.click(page.getByRole('button', { name: 'Jelszó megjelenítése' }))
  await expect.element(input).toHaveAttribute('type', 'text')
  await userEvent.click(page.getByRole('button', { name: 'Jelszó elrejtése' }))
  await expect.element(input).toHaveAttribute('type', 'password')
})

it('can be read in both themes and tells password managers what it is', async () => {
  show(<NewPassword />)
  await expect.element(page.getByLabelText('Jelszó', { exact: true })).toHaveAttribute('autocomplete', 'new-password')
  expect(await axeOfElement()).toEqual([])
})
