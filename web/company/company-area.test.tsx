import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { CompanyArea } from './company-area.tsx'
import { userIn } from './people.test-support.ts'

vi.mock('#web/api/call.ts', () => import('#web/api/fake-api.test-support.ts'))

describe('the pages of administrators', () => {
  it.each([2, 3] as const)('R25 R34 stand side by side for role %i, the settings first', async role => {
    answer(people.showMe, () => ({ data: userIn({ role }) }))
    show(<CompanyArea />)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Adminisztráció' })).toBeVisible()
    const pages = page.getByRole('navigation', { name: 'Adminisztráció' }).getByRole('link')
    await expect
      .poll(() => pages.elements().map(({ textContent }) => textContent))
      .toEqual(['Beállítások', 'Munkaszüneti napok'])
    await expect.element(pages.first()).toHaveAttribute('href', '/company/settings')
    expect(await axeOfElement()).toEqual([])
  })

  it('A01 are not for employees', async () => {
    answer(people.showMe, () => ({ data: userIn({ role: 1 }) }))
    show(<CompanyArea />)
    await expect.element(page.getByText('Ezt az oldalt csak adminisztrátorok láthatják.')).toBeVisible()
    await expect.element(page.getByRole('link')).not.toBeInTheDocument()
    expect(await axeOfElement()).toEqual([])
  })
})
