import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '../../show.test-support.tsx'
import { StatTile, StatTiles } from './stat-tile.tsx'

it('says a figure with its name, and how it moved', async () => {
  show(
    <StatTiles>
      <StatTile label="Látogató" value="1204" change={{ direction: 'up', words: '12%-kal több, mint októberben' }} />
      <StatTile label="Kivett nap" value="37" unit="nap" />
      <StatTile label="Nézettség" value={undefined} />
    </StatTiles>,
  )
  await expect.element(page.getByText('12%-kal több, mint októberben')).toBeVisible()
  expect(page.getByRole('term').elements()).toHaveLength(3)
  expect(await axeOfElement()).toEqual([])
})
