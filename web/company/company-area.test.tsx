import i18next from 'i18next'
import { mutate } from 'swr'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, answerLater } from '#web/api/fake-api.test-support.ts'
import { keyOf } from '#web/api/use-api.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { words as en } from './company-area-words-en.ts'
import { words as hu } from './company-area-words-hu.ts'
import { CompanyArea } from './company-area.tsx'
import { userIn } from './people.test-support.ts'

describe('the pages of administrators', () => {
  it.each([2, 3] as const)('R17 R25 R34 stand side by side for role %i', async role => {
    answer(people.showMe, () => ({ data: userIn({ role }) }))
    show(<CompanyArea />)
    const pages = page.getByRole('navigation', { name: 'Adminisztráció' }).getByRole('link')
    await expect
      .poll(() => pages.elements().map(({ textContent }) => textContent))
      .toEqual([
        'Munkatársak',
        'Adminisztrátorok',
        'Csoportok',
        'Munkakörök',
        'Munkaszüneti napok',
        'Jelenléti ívek',
        'Bérszámfejtés',
        'Beállítások',
        'Előfizetés',
        'Integrációk',
        'Üzenetek',
        'Műveleti napló',
      ])
    await expect.element(pages.first()).toHaveAttribute('href', '/company/employees')
    expect(await axeOfElement()).toEqual([])
  })

  it('A01 are not for employees', async () => {
    answer(people.showMe, () => ({ data: userIn({ role: 1 }) }))
    show(<CompanyArea />)
    await expect.element(page.getByText('Ezt az oldalt csak adminisztrátorok láthatják.')).toBeVisible()
    await expect.element(page.getByRole('link')).not.toBeInTheDocument()
    expect(await axeOfElement()).toEqual([])
  })

  it('R17 are said in English to those who read English', async () => {
    await i18next.changeLanguage('en')
    onTestFinished(async () => void (await i18next.changeLanguage('hu')))
    answer(people.showMe, () => ({ data: userIn({ role: 3 }) }))
    show(<CompanyArea />)
    const pages = page.getByRole('navigation', { name: 'Administration' }).getByRole('link')
    await expect
      .poll(() => pages.elements().map(({ textContent }) => textContent))
      .toEqual([
        'Employees',
        'Administrators',
        'Groups',
        'Positions',
        'Non-working days',
        'Attendance sheets',
        'Payroll',
        'Settings',
        'Plan',
        'Integrations',
        'Messages',
        'Audit log',
      ])
  })

  it('A01 show nothing of themselves before it is known who reads, nor to somebody who is none any more', async () => {
    const reply = answerLater(people.showMe)
    show(<CompanyArea />)
    await expect.element(page.getByRole('main')).toBeVisible()
    await expect.element(page.getByRole('link')).not.toBeInTheDocument()
    await expect.element(page.getByText('Ezt az oldalt csak adminisztrátorok láthatják.')).not.toBeInTheDocument()
    reply.resolve({ data: userIn({ role: 2 }) })
    await expect.element(page.getByRole('link').first()).toBeVisible()
    answer(people.showMe, () => ({ data: userIn({ role: 1 }) }))
    await mutate(keyOf(people.showMe))
    await expect.element(page.getByText('Ezt az oldalt csak adminisztrátorok láthatják.')).toBeVisible()
    await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  })

  it('say in both languages all that stands on them', () => {
    const shape = (list: object): string[] =>
      Object.entries(list).flatMap(([name, word]) =>
        typeof word === 'object' ? shape(word).map(one => `${name}.${one}`) : [name],
      )
    expect(shape(en)).toEqual(shape(hu))
  })
})
