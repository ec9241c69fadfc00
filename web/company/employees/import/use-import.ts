import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { listGroups } from '#shared/company/contract/list-groups.ts'
import { importPeople } from '#shared/leave/contract/import-people.ts'
import type { ApiError } from '#shared/contract/client.ts'
import type { ImportedPerson } from '#shared/people/imported-person.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { todayInBudapest } from '#web/ui/dates/today.ts'
import type { Cells, FileProblem } from './read-cells.ts'
import { checked, fieldsIn, placedIn, requiredFields, type BadCell } from './sheet.ts'

/** A sheet on its way: read in the browser, corrected, checked by the server, and sent once nothing is wrong with it. */
export function useImport() {
  const [query, setQuery] = useSearchParams()
  const { data, error: groupsError, mutate } = useApi(listGroups)
  const groups = data?.data
  const isKnown = groups !== undefined || groupsError !== undefined
  const { change, isChanging } = useChange(importPeople)
  const [file, setFile] = useState<{ name: string; cells: Cells }>()
  const [problem, setProblem] = useState<FileProblem | 'fileColumns'>()
  const [refused, setRefused] = useState<readonly BadCell[]>([])
  const [isChecked, setChecked] = useState(false)

  const sheet = useMemo(
    () =>
      file && isKnown
        ? checked(file.cells, { today: todayInBudapest(), groups: groups?.map(({ name }) => name) })
        : undefined,
    [file, groups, isKnown],
  )

  async function read(chosen: File) {
    const { readCells } = await import('./read-cells.ts')
    const cells = await readCells(chosen)
    if (typeof cells === 'string') return fail(cells)
    const columns = fieldsIn(cells.rows[0] ?? [])
    if (requiredFields.some(field => !columns.includes(field))) return fail('fileColumns')
    setProblem(undefined)
    show({ name: chosen.name, cells })
  }

  function fail(why: FileProblem | 'fileColumns') {
    setProblem(why)
    setFile(undefined)
  }

  function show(next: { name: string; cells: Cells }) {
    setRefused([])
    setChecked(false)
    setFile(next)
  }

  /** Puts another text into a cell, which is then neither computed nor merged. */
  function correct(row: number, column: number, text: string) {
    if (!file) return
    const { rows, strange } = file.cells
    show({
      ...file,
      cells: {
        rows: rows.map((cells, n) => (n === row ? Object.assign([...cells], { [column]: text.trim() }) : cells)),
        strange: strange.filter(one => one.row !== row || one.column !== column),
      },
    })
  }

  function leaveOut(these: ReadonlySet<number>) {
    if (!file) return
    const { rows, strange } = file.cells
    show({
      ...file,
      cells: {
        rows: rows.map((cells, n) => (these.has(n) ? [] : cells)),
        strange: strange.filter(({ row }) => !these.has(row)),
      },
    })
  }

  /** Asks the server about the whole list first, and sends it when nothing is wrong with it. */
  async function send(isDryRun: boolean) {
    if (!sheet) return
    try {
      const rows = sheet.people.map(({ person }) => person as ImportedPerson)
      const { data } = await change({ body: { rows, ...(isDryRun && { dry_run: true }) } })
      setChecked(true)
      if (!data) return
      setFile(undefined)
      setQuery({ import: data.bulk_id }, { replace: true })
    } catch (error) {
      const { errors } = error as ApiError
      const columns = fieldsIn(file?.cells.rows[0] ?? [])
      const placed = placedIn(errors, sheet.people)
      if (!placed.length) throw error
      setRefused(placed.map(one => ({ ...one, column: Math.max(0, columns.indexOf(one.field)) })))
    }
  }

  const bad = [...(sheet?.bad ?? []), ...refused]
  return {
    file,
    problem,
    people: sheet?.people ?? [],
    bad,
    isChecked: isChecked && bad.length === 0,
    isSending: isChanging,
    /** Whether the names of the groups could not be loaded, which only the server compares then. */
    hasNoGroups: groups === undefined && groupsError !== undefined,
    loadGroups: () => void mutate(),
    running: query.get('import'),
    read,
    correct,
    leaveOut,
    send,
    again: () => {
      setFile(undefined)
      setQuery({}, { replace: true })
    },
  }
}
