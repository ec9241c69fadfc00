import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { Button } from '../../button/button.tsx'
import { show as render } from '../../show.test-support.tsx'
import type { PendingEffect } from './effect-preview.tsx'
import type { Progress } from './loading-effect.ts'
import { useEffectQuestion } from './use-effect-question.tsx'

const words = { loading: 'Megnézzük…', failed: 'Most nem látszik.', nobody: 'Senkit sem érint.' }
const show = (names: readonly string[]) => <p>{names.join(', ')}</p>
const question = { title: 'Mented?', confirm: 'Mentés', note: <p>Január 1-től.</p> }
const answered = vi.fn<(isYes: boolean | string) => void>()

function Page({ load }: { load: PendingEffect<string>['load'] }) {
  const { ask, askIfAffected, dialog } = useEffectQuestion()
  const effect = { load, show, words }
  return (
    <>
      <Button onPress={() => void ask({ ...question, effect }).then(answered)}>Kérdez</Button>
      <Button
        onPress={() =>
          void askIfAffected({ ...question, effect }).then(answered, ({ message }: Error) => answered(message))
        }
      >
        Kérdez, ha kell
      </Button>
      {dialog}
    </>
  )
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const dialog = page.getByRole('alertdialog', { name: 'Mented?' })

it('asks at once, says that it is looking, and then whom the change affects', async () => {
  answered.mockClear()
  const { promise, resolve } = Promise.withResolvers<string[]>()
  render(<Page load={() => promise} />)
  await press('Kérdez')
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Megnézzük…')
  await expect.element(dialog.getByText('Január 1-től.')).toBeVisible()
  resolve(['Nagy Anna', 'Őri János'])
  await expect.element(dialog.getByText('Nagy Anna, Őri János')).toBeVisible()
  await expect.element(dialog.getByRole('status')).not.toBeInTheDocument()
  expect(await axeOfElement(dialog.element())).toEqual([])
  await press('Mentés')
  await expect.poll(() => answered.mock.calls).toEqual([[true]])
})

it('lets a change be made whose effect cannot be loaded, or affects nobody', async () => {
  const load = vi.fn<() => Promise<string[]>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue([])
  render(<Page load={load} />)
  await press('Kérdez')
  await expect.element(dialog.getByText('Most nem látszik.')).toBeVisible()
  await press('Mégse')
  await press('Kérdez')
  await expect.element(dialog.getByText('Senkit sem érint.')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

it('asks where somebody is affected, and gives back the answer', async () => {
  answered.mockClear()
  render(<Page load={async () => ['Nagy Anna']} />)
  await press('Kérdez, ha kell')
  await expect.element(dialog.getByText('Nagy Anna')).toBeVisible()
  await press('Mégse')
  await expect.poll(() => answered.mock.calls).toEqual([[false]])
  await expect.element(dialog).not.toBeInTheDocument()
})

it('asks nothing where nobody is affected, and passes on that the effect was refused', async () => {
  answered.mockClear()
  const load = vi.fn<() => Promise<string[]>>().mockResolvedValueOnce([]).mockRejectedValue(new Error('Foglalt nap.'))
  render(<Page load={load} />)
  await press('Kérdez, ha kell')
  await expect.poll(() => answered.mock.calls).toEqual([[true]])
  await press('Kérdez, ha kell')
  await expect.poll(() => answered.mock.calls).toEqual([[true], ['Foglalt nap.']])
  await expect.element(dialog).not.toBeInTheDocument()
})

it('asks while it looks through many people, says how far it has come, and loads once', async () => {
  answered.mockClear()
  const { promise, resolve } = Promise.withResolvers<string[]>()
  let tell: (progress: Progress) => void = () => {}
  const load = vi.fn<PendingEffect<string>['load']>(onProgress => {
    tell = onProgress
    onProgress({ done: 500, total: 5000 })
    return promise
  })
  render(<Page load={load} />)
  await press('Kérdez, ha kell')
  const bar = dialog.getByRole('progressbar', { name: 'Megnézzük…' })
  await expect.element(bar).toHaveAttribute('value', '500')
  await expect.element(dialog.getByText('500 / 5000 munkatárs')).toBeVisible()
  expect(await axeOfElement(dialog.element())).toEqual([])
  tell({ done: 4500, total: 5000 })
  await expect.element(bar).toHaveAttribute('value', '4500')
  resolve([])
  await expect.element(dialog.getByText('Senkit sem érint.')).toBeVisible()
  await press('Mentés')
  await expect.poll(() => answered.mock.calls).toEqual([[true]])
  expect(load).toHaveBeenCalledTimes(1)
})
