import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb/breadcrumb.tsx'
import { Card } from '../ui/card/card.tsx'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { DataTable } from '#web/ui/data/data-table/data-table.tsx'
import { dayCells, DayStrip } from '#web/ui/calendar/day-strip/day-strip.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'
import { MonthGrid } from '#web/ui/calendar/month-grid/month-grid.tsx'
import type { DayMark } from '#web/ui/calendar/month-grid/month-weeks.ts'
import { LoadMore } from '#web/ui/data/pagination/load-more.tsx'
import { Pagination } from '#web/ui/data/pagination/pagination.tsx'
import { PeoplePicker } from '#web/ui/form/people-picker/people-picker.tsx'
import { PersonLine } from '../ui/person/person-line.tsx'
import { personName } from '../ui/person/person-name.ts'
import { SegmentedControl } from '#web/ui/form/segmented-control/segmented-control.tsx'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'
import { TextField } from '#web/ui/form/text-field/text-field.tsx'
import styles from './gallery.module.css'

interface Employee {
  id: string
  first_name: string
  last_name: string
  position: string
  group: string
  approver: string
  used: number
  planned: number
  left: number
  isActive: boolean
}

type Line = readonly [
  last: string,
  first: string,
  position: string,
  group: string,
  approver: string,
  used: number,
  planned: number,
  left: number,
]

const lines: readonly Line[] = [
  ['Farkas', 'Dániel', 'Bérszámfejtő', 'Pénzügy', 'Győri Tünde', 10, 1, 9],
  ['Győri', 'Orsolya', 'Könyvelő', 'Pénzügy', 'Őri János', 6, 2, 14],
  ['Horváth', 'Réka', 'Termékmenedzser', 'Fejlesztés', 'Varga László', 7, 0, 21],
  ['Kiss', 'Csilla', 'Értékesítési vezető', 'Értékesítés', 'Molnár Sándor', 1, 2, 23],
  ['Nagy', 'Anna', 'Fejlesztő', 'Fejlesztés', 'Kovács Péter', 0, 0, 20],
  ['Őri', 'János', 'Könyvelő', 'Pénzügy', 'Nagy Eszter', 4, 3, 20],
]

const employees: readonly Employee[] = lines.map(
  ([last_name, first_name, position, group, approver, used, planned, left], index) => ({
    id: String(index),
    last_name,
    first_name,
    position,
    group,
    approver,
    used,
    planned,
    left,
    isActive: index !== lines.length - 1,
  }),
)

const nameOf = (employee: Employee) => personName(employee, 'hu')

const columns: readonly Column<Employee>[] = [
  {
    id: 'name',
    title: 'Név',
    isSortable: true,
    cell: employee => <PersonLine person={employee} detail={employee.position} to={`/user/${employee.id}`} />,
  },
  { id: 'group', title: 'Csoport', isSortable: true, cell: ({ group }) => group },
  { id: 'approver', title: 'Jóváhagyók', cell: ({ approver }) => approver },
  {
    id: 'left',
    title: 'Keret',
    align: 'end',
    isSortable: true,
    cell: ({ used, planned, left }) => `${left} / ${used + planned + left}`,
  },
  {
    id: 'use',
    title: 'Felhasználás',
    cell: ({ used, planned, left }) => (
      <DayStrip
        size="sm"
        cells={dayCells({ used, planned, left })}
        label={`${used + planned + left} napból ${used} elhasznált, ${planned} jóváhagyott, ${left} szabad`}
      />
    ),
  },
  {
    id: 'state',
    title: 'Állapot',
    cell: ({ isActive }) =>
      isActive ? (
        <StatusLabel icon="check" tone="success">
          Aktív
        </StatusLabel>
      ) : (
        <StatusLabel icon="x" tone="muted">
          Inaktív
        </StatusLabel>
      ),
  },
]

const sorted = (sort: string) => {
  const { compare } = new Intl.Collator('hu')
  const upwards: Record<string, (a: Employee, b: Employee) => number> = {
    name: (a, b) => compare(nameOf(a), nameOf(b)),
    group: (a, b) => compare(a.group, b.group),
    left: (a, b) => a.left - b.left,
  }
  const rows = employees.toSorted(upwards[sort.replace('-', '')])
  return sort.startsWith('-') ? rows.reverse() : rows
}

function Employees() {
  const [sort, setSort] = useState('name')
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const [typed, type] = useState('')
  const [state, filter] = useState('active')
  return (
    <DataTable
      label="Munkatársak"
      columns={columns}
      rows={sorted(sort).filter(employee => nameOf(employee).includes(typed))}
      nameOf={nameOf}
      sort={sort}
      onSort={setSort}
      selected={selected}
      onSelect={select}
      bulkActions={
        <>
          <Button>Csoportba sorolás</Button>
          <Button>Kikapcsolás</Button>
        </>
      }
      toolbar={
        <>
          <TextField
            label="Keresés"
            isLabelHidden
            icon="search"
            placeholder="Név keresése"
            value={typed}
            onChange={type}
          />
          <SegmentedControl
            label="Állapot"
            options={[
              { value: 'active', label: 'Aktív', count: 22 },
              { value: 'inactive', label: 'Inaktív', count: 2 },
              { value: 'invited', label: 'Meghívva', count: 3 },
            ]}
            value={state}
            onChange={filter}
          />
          <Button variant="primary" icon="plus">
            Munkatárs meghívása
          </Button>
        </>
      }
      menu={() => [
        { id: 'edit', label: 'Szerkesztés', icon: 'pencil' },
        { id: 'leave', label: 'Szabadságai', icon: 'calendar', href: '/user/1' },
        { id: 'off', label: 'Kikapcsolás', icon: 'ban', isDisabled: true },
        { id: 'delete', label: 'Törlés', icon: 'trash', isDanger: true },
      ]}
      empty={<EmptyState icon="search" title="Nincs ilyen nevű munkatárs." />}
    />
  )
}

const marks: readonly DayMark[] = [
  { id: '1', leave: 'vacation', from: '2026-10-19', to: '2026-10-22', label: 'Szabadság' },
  { id: '2', leave: 'home', from: '2026-10-21', to: '2026-10-27', label: 'Otthoni munka' },
  { id: '3', leave: 'sick', from: '2026-10-22', to: '2026-10-22', label: 'Betegszabadság' },
  { id: '4', leave: 'extra', from: '2026-10-22', to: '2026-10-22', label: 'Áthozott nap' },
  { id: '5', leave: 'vacation', from: '2026-10-29', to: '2026-11-03', label: 'Szabadság', isPending: true },
  { id: '6', leave: 'parental', from: '2026-10-07', to: '2026-10-07', label: 'Szülői szabadság' },
  { id: '7', leave: 'paternity', from: '2026-10-12', to: '2026-10-13', label: 'Apasági szabadság', isPending: true },
]

function Month() {
  const [month, turn] = useState('2026-10')
  const [chosen, choose] = useState<string>()
  return (
    <>
      <MonthGrid
        month={month}
        onMonth={turn}
        marks={marks}
        today="2026-10-20"
        kindOf={day => {
          if (day === '2026-10-23') return { kind: 'holiday', name: '1956-os forradalom ünnepe' }
          return [0, 6].includes(new Date(day).getUTCDay()) ? { kind: 'off' } : undefined
        }}
        onChoose={choose}
      />
      <p className="muted">{chosen ? `Megnyitott nap: ${chosen}` : 'Még nem nyitottál meg napot.'}</p>
    </>
  )
}

const colleagues = employees.map(({ id, first_name, last_name, group }) => ({ id, first_name, last_name, group }))
const crowd = Array.from({ length: 18 }, (_, index) => ({
  id: `c${index}`,
  last_name: ['Szabó', 'Tóth', 'Varga', 'Balogh', 'Papp', 'Fehér'][index % 6]!,
  first_name: ['Bence', 'Zsófia', 'Márton'][Math.floor(index / 6)]!,
}))

function Pickers() {
  const [few, pickFew] = useState<string[]>(['1', '4'])
  const [many, pickMany] = useState(crowd.map(({ id }) => id))
  const label = 'Munkatársak'
  return (
    <div className={styles.columns}>
      <PeoplePicker
        label={label}
        people={colleagues}
        value={few}
        onChange={pickFew}
        hint="Mindenki külön kérelmet kap."
      />
      <PeoplePicker label={label} people={crowd} value={many} onChange={pickMany} />
      <PeoplePicker
        label={label}
        people={colleagues}
        value={[]}
        onChange={pickFew}
        error="Válassz legalább egy munkatársat."
      />
      <PeoplePicker
        label={label}
        people={colleagues}
        value={['2']}
        onChange={pickFew}
        isDisabled
        hint="Később nem cserélhető."
      />
    </div>
  )
}

function Pages() {
  const [shown, show] = useState(20)
  return (
    <div className={styles.stack}>
      <Breadcrumb
        above={[
          { to: '/admin', label: 'Adminisztráció' },
          { to: '/admin/people', label: 'Munkatársak' },
        ]}
        here="Nagy Anna"
      />
      <Pagination next="?cursor=b" shown="1–20 a 64-ből" />
      <Pagination previous="?" next="?cursor=c" shown="21–40 a 64-ből" />
      <LoadMore shown={`${shown} kérelem látszik`} hasMore={shown < 60} onMore={() => show(shown + 20)} />
      <LoadMore shown="20 kérelem látszik" hasMore isPending onMore={() => show(20)} />
    </div>
  )
}

/** Tables, months and people, with everything that can be done with them. */
export function Data() {
  const table = { columns: columns.slice(0, 4), nameOf }
  return (
    <>
      <Card title="Táblázat">
        <Employees />
      </Card>
      <div className={styles.columns}>
        <DataTable label="Betöltés" {...table} rows={undefined} empty="" />
        <DataTable
          label="Üres"
          {...table}
          rows={[]}
          empty={
            <EmptyState icon="users" title="Még nincs munkatársad.">
              <LinkButton to="/invite" icon="plus">
                Munkatárs meghívása
              </LinkButton>
            </EmptyState>
          }
        />
        <DataTable
          label="Hiba"
          {...table}
          rows={undefined}
          empty=""
          error="Nem sikerült betölteni a munkatársakat. Ellenőrizd a kapcsolatot, és próbáld újra."
          onRetry={() => undefined}
        />
      </div>
      <Card title="Hónap">
        <Month />
      </Card>
      <Card title="Munkatársak választása">
        <Pickers />
      </Card>
      <Card title="Lapozás és útvonal">
        <Pages />
      </Card>
    </>
  )
}
