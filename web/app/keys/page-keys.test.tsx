import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#web/ui/show.test-support.tsx'
import { usePageKeys } from './page-keys.ts'
import { singleKeys } from './single-keys.ts'

const search = vi.fn<() => void>()
const create = vi.fn<() => void>()
const dashboard = vi.fn<() => void>()
const today = vi.fn<() => void>()

function Page() {
  usePageKeys({ search, acts: { n: create }, goes: { d: dashboard } })
  return (
    <>
      <input aria-label="Név" />
      <input type="checkbox" aria-label="Mind" />
      <button type="button" data-key="t" onClick={today}>
        Ma
      </button>
    </>
  )
}

beforeEach(() => {
  vi.clearAllMocks()
  singleKeys.turn(true)
  show(<Page />)
})

it('does what the keys say: search, an act, a page, and a button of the page', async () => {
  await userEvent.keyboard('{Control>}k{/Control}/ngdt')
  expect(search).toHaveBeenCalledTimes(2)
  expect(create).toHaveBeenCalledOnce()
  expect(dashboard).toHaveBeenCalledOnce()
  expect(today).toHaveBeenCalledOnce()
})

it('lets somebody write', async () => {
  await userEvent.click(page.getByLabelText('Név'))
  await userEvent.keyboard('ngd/t')
  expect(create).not.toHaveBeenCalled()
  expect(search).not.toHaveBeenCalled()
  await expect.element(page.getByLabelText('Név')).toHaveValue('ngd/t')
})

it('goes on where a box was ticked, which no letter is written into', async () => {
  await userEvent.click(page.getByLabelText('Mind'))
  await userEvent.keyboard('ngd')
  expect(create).toHaveBeenCalledOnce()
  expect(dashboard).toHaveBeenCalledOnce()
})

it('does not take a key that stands with another one, nor a letter that was not the second', async () => {
  await userEvent.keyboard('{Alt>}n{/Alt}gxn')
  expect(create).toHaveBeenCalledOnce()
  expect(dashboard).not.toHaveBeenCalled()
})

it('does without letters once they are switched off, and keeps Ctrl K', async () => {
  singleKeys.turn(false)
  await userEvent.keyboard('n/gdt{Control>}k{/Control}')
  expect(create).not.toHaveBeenCalled()
  expect(dashboard).not.toHaveBeenCalled()
  expect(today).not.toHaveBeenCalled()
  expect(search).toHaveBeenCalledOnce()
})

it('goes on beside what is told and beside the docked panel, and rests under a dialog', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  for (const [role, isModal] of [
    ['alertdialog', 'false'],
    ['dialog', 'false'],
    ['dialog', null],
    ['alertdialog', null],
  ] as const) {
    place.setAttribute('role', role)
    if (isModal === null) place.removeAttribute('aria-modal')
    else place.setAttribute('aria-modal', isModal)
    create.mockClear()
    await userEvent.keyboard('n')
    expect(create).toHaveBeenCalledTimes(isModal === null ? 0 : 1)
  }
  place.remove()
})
