import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../show.test-support.tsx'
import { Alert } from './alert/alert.tsx'
import { LoadFailed } from './empty-state/load-failed.tsx'
import { ProgressBar } from './skeleton/progress-bar.tsx'
import { SkeletonRows } from './skeleton/skeleton.tsx'

it('announces a warning and an error at once, and reads news and success only in their place', async () => {
  show(
    <>
      <Alert>Minden évben frissül.</Alert>
      <Alert tone="success">Elmentettük.</Alert>
      <Alert tone="warning">Még öt nap.</Alert>
      <Alert tone="danger" title="Nem sikerült.">
        Próbáld újra.
      </Alert>
    </>,
  )
  await expect.poll(() => page.getByRole('alert').elements().length).toBe(2)
  const urgent = page.getByRole('alert').elements()
  expect(urgent.map(({ textContent }) => textContent)).toEqual([
    'Figyelem: Még öt nap.',
    'Hiba: Nem sikerült.Próbáld újra.',
  ])
})

it('takes the focus where it is the result of a submit', async () => {
  show(
    <Alert tone="danger" takesFocus>
      Nem sikerült.
    </Alert>,
  )
  await expect.element(page.getByRole('alert')).toHaveFocus()
})

it('says what could not be loaded, and retries by its button', async () => {
  const retry = vi.fn()
  show(<LoadFailed title="A napokat nem sikerült betölteni." onRetry={retry} />)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^A napokat nem sikerült betölteni\./)
  await userEvent.click(page.getByRole('button', { name: 'Újratöltés' }))
  expect(retry).toHaveBeenCalledOnce()
})

it('announces once that something is loading, however many rows are expected', async () => {
  show(<SkeletonRows rows={6} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Betöltés…')
  expect(page.getByRole('status').elements()).toHaveLength(1)
})

it('has a name while it revalidates, and is gone afterwards', async () => {
  show(
    <>
      <ProgressBar isActive />
      <ProgressBar isActive={false} />
    </>,
  )
  await expect.element(page.getByRole('progressbar', { name: 'Betöltés…' })).toBeInTheDocument()
  expect(page.getByRole('progressbar').elements()).toHaveLength(1)
})
