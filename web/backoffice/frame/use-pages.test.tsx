import { useState } from 'react'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { operatorIn } from '../backoffice.test-support.ts'
import { PagedTable } from './paged-table.tsx'
import { SearchField, useSearch } from './search-field.tsx'
import { revalidateArea, useOperatorChange } from './use-operator-change.ts'
import { usePages } from './use-pages.ts'

const listThings = endpoint('GET /admin/thing', {
  summary: 'Things',
  access: 'operator:ads.read',
  query: z.object({ q: z.optional(z.string()), cursor: z.optional(z.string()) }),
  reply: z.object({ data: z.array(z.object({ id: z.string() })), next: z.nullable(z.string()) }),
})
const addThing = endpoint('POST /admin/thing', {
  summary: 'Adds a thing',
  access: 'operator:ads.write',
  body: z.object({ id: z.string() }),
})

function Things() {
  const q = useSearch()
  const pages = usePages(listThings, { q })
  const adding = useOperatorChange(addThing)
  return (
    <>
      <PagedTable
        label="Dolgok"
        columns={[{ id: 'id', title: 'Név', cell: ({ id }) => id }]}
        pages={pages}
        nameOf={({ id }) => id}
        toolbar={<SearchField label="Dolgok keresése" />}
        empty="Még nincs dolog."
      />
      <Button onPress={() => void adding.change({ body: { id: 'új' } }).catch(() => undefined)}>Hozzáadás</Button>
    </>
  )
}

const things = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => ({ id: `dolog ${from + place}` }))
const rows = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map(({ textContent }) => textContent)
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const search = page.getByRole('searchbox', { name: 'Dolgok keresése' })

beforeEach(() => {
  operatorIn()
  answer(listThings, ({ query }) =>
    query.cursor ? { data: things(3, 5), next: null } : { data: things(0, 3), next: 'three' },
  )
})

describe('a list of the back office', () => {
  it('shows its first page, and the next ones when asked to, until there are no more', async () => {
    showFresh(<Things />)
    await expect.poll(rows).toEqual(['dolog 0', 'dolog 1', 'dolog 2'])
    await expect.element(page.getByText('3 sor látszik')).toBeVisible()
    await press('Továbbiak betöltése')
    await expect.poll(() => rows().length).toBe(5)
    expect(page.getByRole('button', { name: 'Továbbiak betöltése' }).elements()).toEqual([])
    expect(askedOf(listThings)).toEqual([{ query: {} }, { query: { cursor: 'three' } }])
    expect(await axeOfElement()).toEqual([])
  })

  it('goes on past pages that filters leave empty', async () => {
    answer(listThings, ({ query }) => {
      const place = Number(query.cursor ?? 0)
      return place < 4 ? { data: [], next: String(place + 1) } : { data: things(0, 1), next: null }
    })
    showFresh(<Things />)
    await expect.poll(rows).toEqual(['dolog 0'])
    expect(askedOf(listThings)).toHaveLength(5)
  })

  it('searches for what is typed once one stops typing, and keeps it in the address', async () => {
    showFresh(<Things />)
    await expect.poll(() => rows().length).toBe(3)
    await userEvent.fill(search, 'kis')
    await userEvent.fill(search, 'kis a')
    await expect.poll(() => askedOf(listThings).at(-1)).toEqual({ query: { q: 'kis a' } })
    expect(askedOf(listThings)).toHaveLength(2)
  })

  it('begins with the search of its address, and says that nothing matches', async () => {
    answer(listThings, () => ({ data: [], next: null }))
    showFresh(<Things />, '/admin/things?q=senki')
    await expect.element(search).toHaveValue('senki')
    await expect.element(page.getByText('Nincs a keresésnek megfelelő sor.')).toBeVisible()
    await press('Keresés törlése')
    await expect.element(page.getByText('Még nincs dolog.')).toBeVisible()
    await expect.element(search).toHaveValue('')
  })

  it('is read again after a change of its area, also where the change was refused', async () => {
    answer(addThing, () => ({}))
    showFresh(<Things />)
    await expect.poll(() => rows().length).toBe(3)
    answer(listThings, () => ({ data: things(0, 4), next: null }))
    await press('Hozzáadás')
    await expect.poll(() => rows().length).toBe(4)
    refuse(addThing, 409, 'Közben módosult')
    answer(listThings, () => ({ data: things(0, 2), next: null }))
    await press('Hozzáadás')
    await expect.poll(() => rows().length).toBe(2)
  })

  it('is read again when it is next looked at after a change on another page of its area', async () => {
    function Pages() {
      const [isList, setList] = useState(true)
      return (
        <>
          {isList && <Things />}
          <Button onPress={() => setList(!isList)}>Másik oldal</Button>
        </>
      )
    }
    // As in the product, where what was read is not read again for a while.
    showFresh(
      <SWRConfig value={{ dedupingInterval: 10_000 }}>
        <Pages />
      </SWRConfig>,
    )
    await expect.poll(() => rows().length).toBe(3)
    await press('Másik oldal')
    await expect.element(search).not.toBeInTheDocument()
    answer(listThings, () => ({ data: things(0, 4), next: null }))
    await revalidateArea(addThing)
    await press('Másik oldal')
    await expect.poll(() => rows().length).toBe(4)
  })

  it('is not read again after a change of another area', async () => {
    showFresh(<Things />)
    await expect.poll(() => rows().length).toBe(3)
    const before = askedOf(listThings).length
    await revalidateArea(endpoint('POST /admin/other', { summary: 'Other', access: 'operator:ads.write' }))
    expect(askedOf(listThings)).toHaveLength(before)
  })

  it('says what the server says where it cannot be loaded, and loads again', async () => {
    refuse(listThings, 500, 'Hiba történt')
    showFresh(<Things />)
    await expect.element(page.getByText('Hiba történt')).toBeVisible()
    answer(listThings, () => ({ data: things(0, 1), next: null }))
    await press('Újratöltés')
    await expect.poll(rows).toEqual(['dolog 0'])
  })

  it('keeps what it has where the next page cannot be loaded, says why, and goes on from there', async () => {
    showFresh(<Things />)
    await expect.poll(() => rows().length).toBe(3)
    refuse(listThings, 500, 'Hiba történt')
    await press('Továbbiak betöltése')
    await expect.poll(told).toEqual(['Hiba történt'])
    expect(rows()).toHaveLength(3)
    answer(listThings, ({ query }) => ({ data: things(3, 5), next: query.cursor === 'three' ? 'five' : null }))
    await press('Továbbiak betöltése')
    // One page, not as many as were pressed for.
    await expect.poll(rows).toEqual(['dolog 0', 'dolog 1', 'dolog 2', 'dolog 3', 'dolog 4'])
    expect(askedOf(listThings).at(-1)).toEqual({ query: { cursor: 'three' } })
    await expect.element(page.getByRole('button', { name: 'Továbbiak betöltése' })).toBeEnabled()
  })
})
