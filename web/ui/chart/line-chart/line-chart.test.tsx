import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show, unshow } from '../../show.test-support.tsx'
import { LineChart } from './line-chart.tsx'

const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']
const series = [
  { name: 'Megtekintés', values: [120, 80, 1450, 0] },
  { name: 'Látogató', values: [40, 30, 610, 0] },
]
const visits = (
  <LineChart
    title="Látogatottság"
    dayHead="Nap"
    days={days}
    series={series}
    empty="Ebben az időszakban nem járt erre senki."
  />
)

const slider = page.getByRole('slider', { name: 'Látogatottság: Adatpont' })

it('is read point by point with the arrow keys', async () => {
  show(visits)
  await expect.element(slider).toBeInTheDocument()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(slider).toHaveFocus()
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'nov. 16.: Megtekintés 120, Látogató 40')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'nov. 18.: Megtekintés 1450, Látogató 610')
  await expect.element(page.getByText('nov. 18.', { exact: true }).last()).toBeVisible()
  expect(document.querySelectorAll('circle')).toHaveLength(2)
  expect(await axeOfElement()).toEqual([])
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(document.querySelectorAll('circle')).toHaveLength(0)
})

it('has a line of its own to the last day where that is not over yet', async () => {
  const chart = (isLastOpen: boolean) => (
    <LineChart
      title="Látogatottság"
      dayHead="Nap"
      days={days}
      series={series.slice(0, 1)}
      isLastOpen={isLastOpen}
      empty=""
    />
  )
  show(chart(true))
  await expect.element(slider).toBeInTheDocument()
  const points = () =>
    [...document.querySelectorAll('path')].map(path => path.getAttribute('d')!.split(/[ML]/).slice(1))
  await expect.poll(() => points().map(({ length }) => length)).toEqual([3, 2])
  const [whole, open] = points()
  expect(open![0]).toBe(whole!.at(-1))
  const dashes = [...document.querySelectorAll('path')].map(path => getComputedStyle(path).strokeDasharray)
  expect(dashes).toEqual(['none', expect.stringMatching(/^0\.5/)])
  unshow()
  show(chart(false))
  await expect.poll(() => points().map(({ length }) => length)).toEqual([4])
})

it('is read by pointing, too', async () => {
  show(visits)
  await userEvent.hover(slider, { position: { x: 50, y: 100 } })
  await expect.element(page.getByText('nov. 16.', { exact: true }).last()).toBeVisible()
  await expect.element(page.getByText('120', { exact: true })).toBeVisible()
})

it('is a table for those who want one', async () => {
  show(visits)
  await userEvent.click(page.getByRole('button', { name: 'Táblázatként' }))
  await expect.element(page.getByRole('row', { name: 'nov. 18. 1450 610' })).toBeVisible()
  expect(page.getByRole('row').elements()).toHaveLength(5)
  expect(await axeOfElement()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Grafikonként' }))
  await expect.element(slider).toBeInTheDocument()
})

it('draws one day as a dot, and none as a sentence', async () => {
  show(
    <>
      <LineChart title="Egy nap" dayHead="Nap" days={['2026-11-16']} series={[{ name: 'A', values: [3] }]} empty="" />
      <LineChart title="Semmi" dayHead="Nap" days={[]} series={[]} empty="Ebben az időszakban nem járt erre senki." />
    </>,
  )
  await expect.element(page.getByText('Ebben az időszakban nem járt erre senki.')).toBeVisible()
  expect(document.querySelectorAll('circle')).toHaveLength(1)
  expect(document.body.innerHTML).not.toContain('NaN')
  expect(await axeOfElement()).toEqual([])
})
