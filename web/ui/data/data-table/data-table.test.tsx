import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { inWindow } from '#web/ui/in-window.test-support.ts'
import { Button } from '../../button/button.tsx'
import { show } from '../../show.test-support.tsx'
import type { Column } from './column.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'

interface Employee {
  id: string
  name: string
  days: number
}

const people: readonly Employee[] = [
  { id: 'a', name: 'Farkas Dániel', days: 9 },
  { id: 'b', name: 'Győri Orsolya', days: 14 },
  { id: 'c', name: 'Őri János', days: 20 },
]

const columns: readonly Column<Employee>[] = [
  { id: 'name', title: 'Név', cell: ({ name }) => name, isSortable: true },
  { id: 'days', title: 'Keret', cell: ({ days }) => days, align: 'end', isSortable: true },
  { id: 'state', title: 'Állapot', cell: () => 'Aktív' },
]

function Employees(props: Partial<DataTableProps<Employee>>) {
  const [sort, setSort] = useState('name')
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  return (
    <DataTable
      label="Munkatársak"
      columns={columns}
      rows={sort.startsWith('-') ? people.toReversed() : people}
      nameOf={({ name }) => name}
      sort={sort}
      onSort={setSort}
      selected={selected}
      onSelect={select}
      bulkActions={<Button>Meghívás újra</Button>}
      toolbar={<Button variant="primary">Munkatárs meghívása</Button>}
      empty="Még nincs munkatársad."
      {...props}
    />
  )
}

it('sorts by its heads with the keyboard, and says how', async () => {
  show(<Employees />)
  const head = page.getByRole('columnheader', { name: 'Név' })
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
  await expect.element(page.getByRole('columnheader', { name: 'Keret' })).toHaveAttribute('aria-sort', 'none')
  await expect.element(page.getByRole('columnheader', { name: 'Állapot' })).not.toHaveAttribute('aria-sort')
  page.getByRole('button', { name: 'Név' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(head).toHaveAttribute('aria-sort', 'descending')
  await expect.element(page.getByRole('rowheader').first()).toHaveTextContent('Őri János')
  expect(await axeOfElement()).toEqual([])
})

it('swaps the toolbar for what can be done with the chosen rows', async () => {
  show(<Employees />)
  const all = page.getByRole('checkbox', { name: 'Az összes kijelölése' })
  await userEvent.click(page.getByRole('checkbox', { name: 'Kijelölés: Győri Orsolya' }))
  await expect.element(page.getByRole('group', { name: '1 kijelölve' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Munkatárs meghívása' })).not.toBeInTheDocument()
  await expect.element(all).toBePartiallyChecked()
  expect(await axeOfElement()).toEqual([])
  await userEvent.click(all)
  await expect.element(page.getByRole('status')).toHaveTextContent('3 kijelölve')
  await userEvent.click(page.getByRole('button', { name: 'Kijelölés törlése' }))
  await expect.element(page.getByRole('button', { name: 'Munkatárs meghívása' })).toBeVisible()
  await expect.element(all).not.toBeChecked()
  await expect.element(all).toHaveFocus()
})

it('has a menu for each row that names it', async () => {
  const edit = vi.fn()
  show(
    <Employees
      menu={({ id }) => (id === 'c' ? [] : [{ id: 'edit', label: 'Szerkesztés', onAction: () => edit(id) }])}
    />,
  )
  await userEvent.click(page.getByRole('button', { name: 'Műveletek: Győri Orsolya' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Szerkesztés' }))
  expect(edit).toHaveBeenCalledExactlyOnceWith('b')
  await expect.element(page.getByRole('button', { name: 'Műveletek: Őri János' })).not.toBeInTheDocument()
})

it('says that it is read, that there is nothing, and that it could not be read', async () => {
  const retry = vi.fn()
  show(
    <>
      <Employees label="Olvasás" rows={undefined} />
      <Employees label="Üres" rows={[]} />
      <Employees label="Hiba" rows={undefined} error="Nem sikerült betölteni." onRetry={retry} />
    </>,
  )
  await expect.element(page.getByRole('table', { name: 'Olvasás' })).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByText('Betöltés…')).toBeInTheDocument()
  await expect.element(page.getByText('Még nincs munkatársad.')).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Nem sikerült betölteni.Újratöltés')
  expect(await axeOfElement()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Újratöltés' }))
  expect(retry).toHaveBeenCalledOnce()
})

it('keeps its head and its names in view where it has to be scrolled', async () => {
  const wide = Array.from({ length: 12 }, (_, index) => ({
    id: `c${index}`,
    title: `Oszlop ${index}`,
    cell: () => 'szöveg',
  }))
  show(<Employees columns={[...columns.slice(0, 1), ...wide]} />).style.width = '700px'
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  const table = page.getByRole('table').element()
  const before = page.getByRole('rowheader').first().element().getBoundingClientRect().x
  table.parentElement!.scrollLeft = 300
  expect(table.parentElement!.scrollLeft).toBe(300)
  expect(page.getByRole('rowheader').first().element().getBoundingClientRect().x).toBeLessThanOrEqual(before)
  expect(page.getByRole('rowheader').first().element().getBoundingClientRect().x).toBeGreaterThanOrEqual(
    table.parentElement!.getBoundingClientRect().x,
  )
})

it('is a row of cards where there is little room, and still a table for readers', async () => {
  show(<Employees menu={() => [{ id: 'edit', label: 'Szerkesztés' }]} />).style.width = '358px'
  await expect.element(page.getByRole('row', { name: /Farkas Dániel/ })).toBeVisible()
  expect(page.getByRole('cell').elements()).toHaveLength(12)
  expect(getComputedStyle(page.getByRole('table').element()).display).toBe('block')
  const table = page.getByRole('table').element()
  expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
  expect(await axeOfElement()).toEqual([])
  await userEvent.click(page.getByRole('checkbox', { name: 'Kijelölés: Győri Orsolya' }))
  await expect.element(page.getByRole('group', { name: '1 kijelölve' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Műveletek: Győri Orsolya' }))
  await expect.element(page.getByRole('menuitem', { name: 'Szerkesztés' })).toBeVisible()
})

it('has no empty head where the rows are cards that cannot be sorted or chosen', async () => {
  await inWindow(390, 844)
  const plain = columns.map(column => ({ ...column, isSortable: false }))
  show(<Employees columns={plain} onSelect={undefined} selected={undefined} />)
  await expect.element(page.getByRole('cell', { name: /Aktív/ }).first()).toBeVisible()
  await expect.element(page.getByRole('columnheader')).not.toBeInTheDocument()
  expect(await axeOfElement()).toEqual([])
})

it('keeps a date and a button on one line where the other cells are long', async () => {
  await inWindow(1064, 844)
  const long = 'Tizenketten vagyunk, és most tervezzük a jövő évet. '.repeat(4)
  const wide: readonly Column<Employee>[] = [
    { id: 'name', title: 'Név', cell: ({ name }) => name },
    { id: 'message', title: 'Üzenet', cell: () => long },
    { id: 'sent', title: 'Érkezett', cell: () => '2026. nov. 28. 12:33', isUnbroken: true },
    { id: 'open', title: 'Megnyitás', cell: () => <Button size="sm">Megnyitás</Button>, isUnbroken: true },
  ]
  show(<DataTable label="Üzenetek" columns={wide} rows={people.slice(0, 1)} nameOf={({ name }) => name} empty="" />)
  const sent = page.getByText('2026. nov. 28. 12:33')
  await expect.element(sent).toBeVisible()
  const text = document.createRange()
  text.selectNodeContents(sent.element())
  expect(text.getClientRects()).toHaveLength(1)
  const button = page.getByRole('button', { name: 'Megnyitás' }).element().getBoundingClientRect()
  expect(button.height).toBeLessThan(40)
})
