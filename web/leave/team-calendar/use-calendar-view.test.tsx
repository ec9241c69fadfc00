import { useNavigate } from 'react-router'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#web/ui/show.test-support.tsx'
import { useCalendarView } from './use-calendar-view.ts'

function View() {
  const { month, scale, group, search, hidden, isNow, turn, setParam } = useCalendarView({
    month: '2026-11',
    view: 'grid',
  })
  const navigate = useNavigate()
  return (
    <>
      <output>{[month, group, search, ...hidden].join(' ')}</output>
      <p>{[scale, isNow ? 'now' : 'another time'].join(' ')}</p>
      <button onClick={() => setParam('month', '2026-12')}>Hónap</button>
      <button onClick={() => setParam('group', 'office')}>Csoport</button>
      <button onClick={() => setParam('scale', 'quarter')}>Negyedév</button>
      <button onClick={() => setParam('scale', 'year')}>Év</button>
      <button onClick={() => setParam('hide', 'sick,nonsense,home')}>Rejtés</button>
      <button onClick={() => turn(1)}>Tovább</button>
      <input aria-label="Keresés" value={search} onChange={event => setParam('q', event.target.value || null)} />
      <button onClick={() => void navigate(-1)}>Vissza</button>
    </>
  )
}

it('D11 goes back from a month and from a group, and from a search at once', async () => {
  show(<View />)
  const shown = page.getByRole('status')
  await userEvent.click(page.getByRole('button', { name: 'Hónap' }))
  await userEvent.click(page.getByRole('button', { name: 'Csoport' }))
  await userEvent.fill(page.getByLabelText('Keresés'), 'nagy')
  await userEvent.fill(page.getByLabelText('Keresés'), 'nagy anna')
  await expect.element(shown).toHaveTextContent('2026-12 office nagy anna')
  await userEvent.click(page.getByRole('button', { name: 'Vissza' }))
  await expect.element(shown).toHaveTextContent('2026-12')
  await expect.element(shown).not.toHaveTextContent('office')
  await userEvent.click(page.getByRole('button', { name: 'Vissza' }))
  await expect.element(shown).toHaveTextContent('2026-11')
})

it('D11 goes back from what was hidden, and knows no kinds but those there are', async () => {
  show(<View />)
  const shown = page.getByRole('status')
  await userEvent.click(page.getByRole('button', { name: 'Rejtés' }))
  await expect.element(shown).toHaveTextContent('2026-11 sick home')
  await userEvent.click(page.getByRole('button', { name: 'Vissza' }))
  await expect.element(shown).not.toHaveTextContent('sick')
})

it('D11 goes back from a quarter and a year, each of which turns by itself', async () => {
  show(<View />)
  const shown = page.getByRole('status')
  await userEvent.click(page.getByRole('button', { name: 'Negyedév' }))
  await expect.element(shown).toHaveTextContent('2026-10')
  await expect.element(page.getByText('quarter now')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Tovább' }))
  await expect.element(shown).toHaveTextContent('2027-01')
  await expect.element(page.getByText('quarter another time')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Év' }))
  await userEvent.click(page.getByRole('button', { name: 'Tovább' }))
  await expect.element(shown).toHaveTextContent('2028-01')
  for (const before of ['2027-01', '2027-01', '2026-10', '2026-11']) {
    await userEvent.click(page.getByRole('button', { name: 'Vissza' }))
    await expect.element(shown).toHaveTextContent(before)
  }
  await expect.element(page.getByText('month now')).toBeVisible()
})
