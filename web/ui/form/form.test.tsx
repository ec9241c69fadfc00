import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '#shared/contract/client.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { applyServerErrors, type ServerErrors } from '#web/api/errors/apply-server-errors.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Button } from '../button/button.tsx'
import { show } from '../show.test-support.tsx'
import { FormCheckbox } from './form-checkbox.tsx'
import { FormPasswordField } from './form-password-field.tsx'
import { FormSelect } from './form-select.tsx'
import { FormTextField } from './form-text-field.tsx'
import { FormError } from './form-error.tsx'

interface Values {
  email: string
  password: string
  country: string | null
  terms: boolean
}

function Register({ answer }: { answer: ServerErrors }) {
  const form = useForm<Values>({ defaultValues: { email: '', password: '', country: null, terms: false } })
  const [general, say] = useState<string[]>([])
  const [sent, send] = useState<Values>()
  const { control } = form
  return (
    <form
      onSubmit={form.handleSubmit(values => {
        send(values)
        say(applyServerErrors(form, answer))
      })}
    >
      <FormTextField control={control} name="email" label="E-mail-cím" />
      <FormPasswordField control={control} name="password" label="Jelszó" autoComplete="new-password" />
      <FormSelect control={control} name="country" label="Ország" options={[{ value: 'HU', label: 'Magyarország' }]} />
      <FormCheckbox control={control} name="terms">
        Elfogadom
      </FormCheckbox>
      <Button type="submit">Tovább</Button>
      <output>{JSON.stringify({ sent, general })}</output>
    </form>
  )
}

it('V01 puts the server’s sentences under their fields, focuses the first, and gives back the others', async () => {
  show(<Register answer={{ password: ['Túl rövid.'], email: ['Már foglalt.'], plan: ['Nincs ilyen csomag.'] }} />)
  await userEvent.fill(page.getByLabelText('E-mail-cím'), 'reka@pelda.hu')
  await userEvent.click(page.getByText('Elfogadom'))
  await userEvent.click(page.getByRole('button', { name: 'Tovább' }))
  await expect.element(page.getByLabelText('E-mail-cím')).toHaveAccessibleDescription('Már foglalt.')
  const password = page.getByLabelText('Jelszó', { exact: true })
  await expect.element(password).toHaveAccessibleDescription('Túl rövid.')
  await expect.element(password).toHaveFocus()
  await expect.element(page.getByText(/"general":\["Nincs ilyen csomag."\]/)).toBeVisible()
  await expect.element(page.getByText(/"email":"reka@pelda.hu"/)).toBeVisible()
  await expect.element(page.getByText(/"terms":true/)).toBeVisible()
})

function LogIn({ answers }: { answers: Record<string, string[]>[] }) {
  const form = useForm({ defaultValues: { email: '', password: '' } })
  const { formError, submitWith } = useFormError(form)
  const submit = submitWith(async () => {
    const errors = answers.shift()
    if (errors) throw new ApiError(422, { success: 0, code: 'invalid', message: 'Nem sikerült.', errors })
  })
  return (
    <form onSubmit={submit}>
      <FormError>{formError}</FormError>
      <FormTextField control={form.control} name="email" label="E-mail-cím" />
      <FormTextField control={form.control} name="password" label="Jelszó" />
      <Button type="submit">Bejelentkezés</Button>
    </form>
  )
}

it('V01 says above the form what belongs to none of its fields, with the focus on it, until the next attempt', async () => {
  show(<LogIn answers={[{}, { password: ['Hibás.'], plan: ['Lejárt.'] }, { email: ['Már foglalt.'] }]} />)
  const send = page.getByRole('button', { name: 'Bejelentkezés' })
  const alert = page.getByRole('alert')
  await userEvent.click(send)
  await expect.element(alert).toHaveTextContent('Hiba: Nem sikerült.')
  await expect.element(alert).toHaveFocus()
  expect(await axeOfElement()).toEqual([])
  await userEvent.click(send)
  await expect.element(alert).toHaveTextContent('Hiba: Lejárt.')
  await expect.element(alert).toHaveFocus()
  await expect.element(page.getByLabelText('Jelszó')).toHaveAccessibleDescription('Hibás.')
  await userEvent.click(send)
  await expect.element(page.getByLabelText('E-mail-cím')).toHaveFocus()
  await expect.element(alert).not.toBeInTheDocument()
  await userEvent.click(send)
  await expect.element(page.getByLabelText('E-mail-cím')).not.toHaveAccessibleDescription()
})
