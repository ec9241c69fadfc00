import i18next from 'i18next'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { areas, type Permission } from '#shared/contract/permission.ts'
import operators from '#shared/words/hu/operators.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { operatorIn } from '../backoffice.test-support.ts'
import { PermissionGrid } from './permission-grid.tsx'

i18next.addResourceBundle('hu', 'operators', operators)

function Grid({ known = [], template }: { known?: Permission[]; template?: Permission[] }) {
  const [value, setValue] = useState<Permission[]>(known)
  return (
    <>
      <PermissionGrid value={value} onChange={setValue} template={template} />
      <output>{value.join(' ')}</output>
    </>
  )
}

const box = (name: string) => page.getByRole('checkbox', { name })
const tick = (name: string) => (box(name).element() as HTMLInputElement).click()
const chosen = () => page.getByRole('status').element().textContent

beforeEach(() => operatorIn())

describe('the permissions of an operator', () => {
  it('have a line for each area, which is told apart without seeing it', async () => {
    showFresh(<Grid />)
    await expect.element(box('Műveleti napló: megtekintés')).toBeEnabled()
    expect(page.getByRole('checkbox').elements()).toHaveLength(2 * areas.length)
    expect(await axeOfElement()).toEqual([])
  })

  it('include seeing where changing is given', async () => {
    showFresh(<Grid />)
    await expect.element(box('Blog: módosítás')).toBeEnabled()
    tick('Blog: módosítás')
    await expect.poll(chosen).toBe('articles.read articles.write')
  })

  it('take changing away with seeing', async () => {
    showFresh(<Grid known={['articles.read', 'articles.write', 'ads.read']} />)
    await expect.element(box('Blog: megtekintés')).toBeEnabled()
    tick('Blog: megtekintés')
    await expect.poll(chosen).toBe('ads.read')
  })

  it('mark what differs from the template', async () => {
    showFresh(<Grid known={['ads.read']} template={['audit.read']} />)
    await expect.element(box('ads.txt: megtekintés')).toBeChecked()
    const differing = [...document.querySelectorAll('td[data-differs]')].map(cell => cell.textContent)
    expect(differing).toEqual([expect.stringContaining('ads.txt'), expect.stringContaining('Műveleti napló')])
  })

  it('can be left or taken, but not given, where one lacks them', async () => {
    operatorIn(['ads.read'])
    showFresh(<Grid known={['audit.read']} />)
    await expect.element(box('ads.txt: megtekintés')).toBeEnabled()
    await expect.element(box('Blog: megtekintés')).toBeDisabled()
    tick('Műveleti napló: megtekintés')
    await expect.poll(chosen).toBe('')
    await expect.element(box('Műveleti napló: megtekintés')).toBeDisabled()
  })
})
