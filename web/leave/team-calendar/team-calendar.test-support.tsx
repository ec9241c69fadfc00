import { page } from 'vitest/browser'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { WithRequestModals } from '../request-modals.test-support.tsx'
import { TeamCalendarPage } from './team-calendar-page.tsx'

/** Shows the team calendar, with the dialogs of requests that it opens. */
export const shown = () =>
  showFresh(
    <WithRequestModals>
      <TeamCalendarPage />
    </WithRequestModals>,
  )

export const grid = page.getByRole('grid', { name: 'Csapatnaptár, 2026. november' })

/** A bar, a count or another cell of the grid. */
export const bar = (name: RegExp) => grid.getByRole('gridcell', { name })
