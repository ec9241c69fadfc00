import { useState } from 'react'
import { Button } from '../../button/button.tsx'
import { LinkButton } from '../../button/link-button.tsx'
import { dayCells, DayStrip } from '../../calendar/day-strip/day-strip.tsx'
import { Card } from '../../card/card.tsx'
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx'
import { SegmentedControl } from '../../form/segmented-control/segmented-control.tsx'
import { TextField } from '../../form/text-field/text-field.tsx'
import styles from '#web/gallery/gallery.module.css'
import { PersonLine } from '../../person/person-line.tsx'
import { personName } from '../../person/person-name.ts'
import { StatusLabel } from '../status-label/status-label.tsx'
import type { Column } from './column.ts'
import { DataTable } from './data-table.tsx'

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
        label={`${used + planned + left} napból ${used} kivett, ${planned} jóváhagyott, ${left} maradt`}
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

export function Gallery() {
  const table = { columns: columns.slice(0, 4), nameOf }
  return (
    <>
      <Card>
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
    </>
  )
}
