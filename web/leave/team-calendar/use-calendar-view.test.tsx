import { useNavigate } from 'react-router'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#web/ui/show.test-support.tsx'
import { useCalendarView } from './use-calendar-view.ts'

function View() {
  const { month, group, search, setParam } = useCalendarView({ month: '2026-11', view: 'grid' })
  const navigate = useNavigate()
  return (
    <>
      <output>{[month, group, search].join(' ')}</output>
      <button onClick={() => setParam('month', '2026-12')}>Hónap</button>
      <button onClick={() => setParam('group', 'office')}>Csoport</button>
      <input aria-label="Keresés" value={search} onChange={event => setParam('q', event.target.value)} />
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
