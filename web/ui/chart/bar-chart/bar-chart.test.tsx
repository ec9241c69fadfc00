import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '../../show.test-support.tsx'
import { BarChart } from './bar-chart.tsx'

const absences = (
  <BarChart
    title="Távollétek 2026-ban"
    nameHead="Típus"
    valueHead="Munkanap"
    bars={[
      { name: 'Szabadság', value: 214, leave: 'vacation' },
      { name: 'Betegszabadság', value: 37, leave: 'sick' },
      { name: 'Home office', value: 0, leave: 'home' },
    ]}
    empty="Még nincs távollét."
  />
)

const slider = page.getByRole('slider', { name: 'Távollétek 2026-ban: Adatpont' })

it('is read bar by bar, downwards with the down arrow', async () => {
  show(absences)
  await expect.element(slider).toBeInTheDocument()
  await userEvent.keyboard('{Tab}{Tab}{ArrowDown}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Betegszabadság: Munkanap 37')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Home office: Munkanap 0')
  await userEvent.keyboard('{ArrowUp}{Home}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Szabadság: Munkanap 214')
  expect(document.querySelectorAll('[data-read]')).toHaveLength(1)
  expect(await axeOfElement()).toEqual([])
})

it('keeps within its place on a phone, as a drawing and as a table', async () => {
  const place = show(absences)
  place.style.width = '320px'
  await expect.element(slider).toBeInTheDocument()
  await expect.poll(() => document.querySelector('figure svg[width]')?.getAttribute('width')).toBe('320')
  expect(place.scrollWidth).toBe(320)
  await userEvent.click(page.getByRole('button', { name: 'Táblázatként' }))
  await expect.element(page.getByRole('row', { name: 'Szabadság 214' })).toBeVisible()
  expect(await axeOfElement()).toEqual([])
})

it('says where there is nothing', async () => {
  show(<BarChart title="Semmi" nameHead="Típus" valueHead="Nap" bars={[]} empty="Még nincs távollét." />)
  await expect.element(page.getByText('Még nincs távollét.')).toBeVisible()
})
