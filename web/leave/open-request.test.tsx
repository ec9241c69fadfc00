import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leave } from '#shared/leave/contract.ts'
import { listWaitingBalances } from '#shared/leave/contract/request/list-waiting-balances.ts'
import { request } from '#test/web/leave/support.ts'
import { answer, answerLater } from '#web/api/fake-api.test-support.ts'
import { UiProvider } from '#web/ui/provider/ui-provider.tsx'
import { freshCompany } from './company.test-support.ts'
import { useOpenRequest } from './open-request.tsx'
import { WithRequestModals } from './request-modals.test-support.tsx'

const bence = { id: 'bence', first_name: 'Bence', last_name: 'Szabó', avatar: null }
const waits = request({ id: 'w1', user: bence, user_id: 'bence' })
const history = [{ what: 'requested' as const, by: bence, at: 1_790_000_000, comment: null, was: null, own: false }]
const panel = page.getByRole('dialog', { name: 'A kérelem részletei' })

function Rows() {
  const open = useOpenRequest()
  return (
    <button type="button" onClick={() => open({ mode: 'details', request: waits })}>
      Nyisd
    </button>
  )
}

let root: Root
let place: HTMLElement

/** The page at the last of these addresses, each a step of the history. */
function shown(...addresses: string[]) {
  place = document.createElement('main')
  document.body.append(place)
  root = createRoot(place)
  const element = (
    <UiProvider language="hu">
      <SWRConfig value={{ dedupingInterval: 0, shouldRetryOnError: false }}>
        <WithRequestModals>
          <Rows />
        </WithRequestModals>
      </SWRConfig>
    </UiProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: addresses })
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  return () => router.state.location.pathname + router.state.location.search
}

beforeEach(async () => {
  freshCompany({ is_approver: true })
  answer(leave.showRequest, () => ({ data: { ...waits, history } }))
  answer(listWaitingBalances, () => ({ data: [] }))
})
afterEach(() => {
  root.unmount()
  place.remove()
})

describe('a request under an address of its own', () => {
  it('stays on the page when a dialog that was opened from it is closed, though nothing was before it', async () => {
    const address = shown('/elsewhere', '/dashboard?request=w1')
    await userEvent.click(panel.getByRole('button', { name: 'Elutasítás' }))
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect.element(dialog.first()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog.first()).not.toBeInTheDocument()
    await expect.poll(address).toBe('/dashboard')
  })

  it('goes back to the page without it when it was opened there', async () => {
    const address = shown('/elsewhere', '/dashboard')
    await userEvent.click(page.getByRole('button', { name: 'Nyisd' }))
    await expect.poll(address).toBe('/dashboard?request=w1')
    await userEvent.click(panel.getByRole('button', { name: 'Elutasítás' }))
    await expect.element(panel).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.poll(address).toBe('/dashboard')
    await expect.element(page.getByRole('button', { name: 'Nyisd' })).toHaveFocus()
  })

  it('is shown as the server says, once it has, and not as the list knew it', async () => {
    const reply = answerLater(leave.showRequest)
    shown('/dashboard')
    await userEvent.click(page.getByRole('button', { name: 'Nyisd' }))
    await expect.element(panel).toMatchTextContent('Függőben')
    reply.resolve({ data: { ...waits, status: 'approved', history } })
    await expect.element(panel).toMatchTextContent('Jóváhagyva')
    await expect.element(panel.getByRole('button', { name: 'Jóváhagyás' })).not.toBeInTheDocument()
  })

  it('is shown as the list knows it, and not as an earlier opening had read it', async () => {
    answer(leave.showRequest, () => ({ data: { ...waits, comment: 'Régi', history } }))
    shown('/dashboard?request=w1')
    await expect.element(panel).toMatchTextContent('Régi')
    await userEvent.click(panel.getByRole('button', { name: 'Bezárás' }))
    answerLater(leave.showRequest)
    await userEvent.click(page.getByRole('button', { name: 'Nyisd' }))
    await expect.element(panel).toMatchTextContent('Beküldte')
    await expect.element(panel).not.toMatchTextContent('Régi')
  })
})
