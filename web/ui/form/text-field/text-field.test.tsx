import { useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '../../show.test-support.tsx'
import { NumberField } from './number-field.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

it('is readable in every state', async () => {
  show(
    <>
      <TextField label="E-mail-cím" isRequired hint="Ide küldjük a meghívót." placeholder="nev@ceg.hu" />
      <TextField label="Cégnév" error="Ezzel a névvel már van cég." value="Példa Kft." />
      <TextField label="Adószám" isDisabled value="12345678-2-42" />
      <TextField label="Kód" isReadOnly value="SZ-1024" />
      <TextField label="Keresés" isLabelHidden icon="search" placeholder="Név" />
      <TextArea label="Megjegyzés" isOptional value="abc" onChange={() => undefined} maxLength={180} />
      <NumberField label="Hétfő" unit="óra" value={8} onChange={() => undefined} />
    </>,
  )
  await expect.element(page.getByLabelText('Keresés')).toBeVisible()
  expect(await axeOfElement()).toEqual([])
})

it('says "required" to readers and puts the error in place of the hint', async () => {
  show(<TextField label="Cégnév" isRequired hint="A cégjegyzék szerint" error="Add meg a cég nevét." />)
  const input = page.getByRole('textbox', { name: 'Cégnév (kötelező)' })
  await expect.element(input).toHaveAccessibleDescription('Add meg a cég nevét.')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('A cégjegyzék szerint')).not.toBeInTheDocument()
})

it('V02 takes 180 characters and counts them', async () => {
  function Comment() {
    const [text, write] = useState('')
    return <TextArea label="Megjegyzés" value={text} onChange={write} maxLength={180} />
  }
  show(<Comment />)
  await userEvent.fill(page.getByLabelText('Megjegyzés'), 'á'.repeat(175))
  await expect.element(page.getByText('175 / 180')).toBeVisible()
  await expect.element(page.getByText('Még 5 karakter')).toBeInTheDocument()
  await userEvent.type(page.getByLabelText('Megjegyzés'), 'bbbbbbbbbb')
  await expect.element(page.getByText('180 / 180')).toBeVisible()
})

it('gives hours as a number, and nothing typed as null', async () => {
  const tell = vi.fn()
  show(<NumberField label="Hétfő" unit="óra" value={null} onChange={tell} min={0} max={24} step={0.5} />)
  await userEvent.fill(page.getByRole('textbox', { name: 'Hétfő' }), '7,5')
  await userEvent.keyboard('{Tab}')
  expect(tell).toHaveBeenLastCalledWith(7.5)
})

it.each([
  ['hu', '8.1', '8,1', 8.1],
  ['hu', '8,1', '8,1', 8.1],
  ['en', '8,1', '8.1', 8.1],
  ['en', '8.1', '8.1', 8.1],
] as const)(
  'takes either mark for the decimal one of the language: in %s %s stands as %s',
  async (language, typed, stands, number) => {
    const tell = vi.fn()
    show(
      <I18nProvider locale={language}>
        <NumberField label="VAT" value={null} onChange={tell} />
      </I18nProvider>,
    )
    const field = page.getByRole('textbox', { name: 'VAT' })
    await userEvent.type(field, typed)
    await expect.element(field).toHaveValue(stands)
    await userEvent.keyboard('{Tab}')
    expect(tell).toHaveBeenLastCalledWith(number)
  },
)

it('parts thousands where a number is whole', async () => {
  const tell = vi.fn()
  show(<NumberField label="Létszám" value={null} onChange={tell} step={1} />)
  await userEvent.type(page.getByRole('textbox', { name: 'Létszám' }), '1.200')
  await userEvent.keyboard('{Tab}')
  expect(tell).toHaveBeenLastCalledWith(1200)
})
