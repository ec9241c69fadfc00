import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { Alert } from '../feedback/alert/alert.tsx'
import { Card, CardList, CardRow } from '../card/card.tsx'
import { EmptyState } from '../feedback/empty-state/empty-state.tsx'
import { ErrorState } from '../feedback/empty-state/error-state.tsx'
import { LeaveChip } from '../calendar/leave-mark/leave-chip.tsx'
import { show } from '../show.test-support.tsx'
import { SkeletonRows } from '../feedback/skeleton/skeleton.tsx'
import { RequestStatus } from '../data/status-label/status-label.tsx'
import { PersonLine } from './person-line.tsx'
import { initials, personName } from './person-name.ts'

const reka = { first_name: 'Réka', last_name: 'Őri-Kovács' }

it('names people in the order of the language', () => {
  expect([personName(reka, 'hu'), personName(reka, 'en')]).toEqual(['Őri-Kovács Réka', 'Réka Őri-Kovács'])
  expect([initials(reka, 'hu'), initials(reka, 'en')]).toEqual(['ŐR', 'RŐ'])
  expect(initials({ first_name: '', last_name: '' }, 'hu')).toBe('')
})

it('shows cards, people, states, alerts and what is missing, readable in both themes', async () => {
  show(
    <>
      <Card title="Ma távol" count={1} isFlush>
        <CardList>
          <CardRow>
            <PersonLine person={reka} detail="nov. 30-ig" to="/user/1">
              <LeaveChip leave="maternity" label="Szülési szabadság" />
              <LeaveChip leave="vacation" label="Még nem végleges" isPending />
              <LeaveChip leave="sick" label="Elutasított" isDenied />
            </PersonLine>
          </CardRow>
        </CardList>
      </Card>
      {(['approved', 'pending', 'denied', 'cancelled'] as const).map(status => (
        <RequestStatus key={status} status={status} />
      ))}
      {(['info', 'success', 'warning', 'danger'] as const).map(tone => (
        <Alert key={tone} tone={tone} title="Cím">
          Ebben az időszakban nincs munkanap.
        </Alert>
      ))}
      <EmptyState icon="calendar" title="Még nincs kérelmed." />
      <SkeletonRows rows={2} />
      <ErrorState code={404} title="Az oldal nem található" />
    </>,
  )
  await expect.element(page.getByRole('region', { name: 'Ma távol' })).toBeVisible()
  await expect.element(page.getByText('Függőben')).toBeVisible()
  expect(page.getByRole('alert').first().element().textContent).toContain('Figyelem: Cím')
  expect(await axeOfElement()).toEqual([])
})
