import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '../show.test-support.tsx'
import { Button } from './button.tsx'
import { FileButton } from './file-button.tsx'
import { IconButton } from './icon-button.tsx'
import { LinkButton } from './link-button.tsx'

const variants = ['primary', 'tinted', 'default', 'quiet', 'danger'] as const

it('is readable in every variant, at rest and disabled', async () => {
  show(
    <>
      {variants.map(variant => (
        <Button key={variant} variant={variant} icon="plus">
          {variant}
        </Button>
      ))}
      <Button isDisabled>disabled</Button>
      <IconButton icon="bell" name="Értesítések" />
      <LinkButton to="/login">Bejelentkezés</LinkButton>
    </>,
  )
  await expect.element(page.getByRole('link', { name: 'Bejelentkezés' })).toHaveAttribute('href', '/login')
  await expect.element(page.getByRole('button', { name: 'Értesítések' })).toBeVisible()
  expect(await axeOfElement()).toEqual([])
})

it.each(variants)('is readable under the pointer: %s', async variant => {
  show(<Button variant={variant}>Kérelem beküldése</Button>)
  const button = page.getByRole('button')
  await userEvent.hover(button)
  await expect.element(button).toHaveAttribute('data-hovered')
  expect(await axeOfElement()).toEqual([])
  await userEvent.unhover(button)
})

it('keeps its width and takes no press while it is pending', async () => {
  const press = vi.fn()
  const widths: number[] = []
  for (const isPending of [false, true]) {
    const place = show(
      <Button variant="primary" isPending={isPending} onPress={press}>
        Mentés
      </Button>,
    )
    await expect.poll(() => place.querySelector('button')).toBeTruthy()
    widths.push(place.querySelector('button')?.offsetWidth ?? 0)
    place.querySelector('button')?.click()
  }
  expect(widths[0]).toBe(widths[1])
  expect(press).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('progressbar', { name: 'Folyamatban…' })).toBeVisible()
  expect(await axeOfElement()).toEqual([])
})

it('is pressed with the space bar', async () => {
  const press = vi.fn()
  show(<Button onPress={press}>Mentés</Button>)
  await expect.element(page.getByRole('button')).toBeVisible()
  await userEvent.keyboard('{Tab} ')
  expect(press).toHaveBeenCalledOnce()
})

it('shows the name of an icon button to a keyboard', async () => {
  show(<IconButton icon="bell" name="Értesítések" />)
  await expect.element(page.getByRole('button')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('tooltip', { name: 'Értesítések' })).toBeVisible()
})

it('opens the file dialog in the words of the page, and passes on what is chosen, the same file again too', async () => {
  const chosen = vi.fn()
  show(
    <FileButton accept=".csv" onChoose={files => chosen(files.map(({ name }) => name))}>
      Fájl kiválasztása
    </FileButton>,
  )
  const input = page.getByLabelText('Fájl kiválasztása', { exact: true })
  await expect.element(page.getByRole('button', { name: 'Fájl kiválasztása' })).toBeVisible()
  const opened = vi.spyOn(input.element() as HTMLInputElement, 'click')
  await userEvent.click(page.getByRole('button', { name: 'Fájl kiválasztása' }))
  expect(opened).toHaveBeenCalledOnce()
  expect(document.body.innerText).not.toMatch(/Choose|No file/)
  expect(await axeOfElement()).toEqual([])
  for (const _time of [1, 2]) await userEvent.upload(input, new File(['x'], 'lista.csv'))
  expect(chosen.mock.calls).toEqual([[['lista.csv']], [['lista.csv']]])
})
