import { existsSync, globSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { launch } from '../../../support/chromium.ts'
import { localCloudAt } from '../local-cloud-at.ts'
import { ogPages, takeOgPictures } from '../og/og-pictures.ts'
import { moment, takeHomeShots } from './home-shots.ts'
import { differenceOf, folder } from './kept.ts'

it('R02 the pictures on the home page are of the pages as they are today; npm run pictures takes them anew', async () => {
  const [cloud, browser] = await Promise.all([localCloudAt(moment), launch()])
  const troubles: string[] = []
  const taken: string[] = []
  try {
    await takeHomeShots(cloud.url, browser, async (name, png) => {
      const file = `${folder}/${name}.avif`
      taken.push(file)
      const trouble = existsSync(file) ? await differenceOf(file, png) : 'it is missing'
      if (trouble) troubles.push(`${name}: ${trouble}`)
    })
  } finally {
    await browser.close()
    await cloud.close()
  }
  expect(troubles).toEqual([])
  expect(new Set(globSync(`${folder}/*/*.avif`))).toEqual(new Set(taken))
}, 600_000)

it('R02 no picture of the home page weighs more than 44 KiB', () => {
  const heavy = globSync(`${folder}/*/*.avif`).filter(file => statSync(file).size > 44 * 1024)
  expect(heavy).toEqual([])
})

it('R02 R04 every page has a picture of what it is called today, for where its address is passed on', async () => {
  const browser = await launch()
  const troubles: string[] = []
  await takeOgPictures(browser, async (file, png) => {
    // A word that changes is a few boxes of two thousand.
    const trouble = existsSync(file) ? await differenceOf(file, png, 0.002) : 'it is missing'
    if (trouble) troubles.push(`${file}: ${trouble}`)
  })
  await browser.close()
  expect(troubles).toEqual([])
  expect(new Set(globSync('web/public/og/*/*.png'))).toEqual(new Set(ogPages.map(({ file }) => file)))
}, 600_000)
