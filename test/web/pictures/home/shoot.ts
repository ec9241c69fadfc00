import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { launch } from '../../../support/chromium.ts'
import { localCloudAt } from '../local-cloud-at.ts'
import { takeOgPictures } from '../og/og-pictures.ts'
import { moment, takeHomeShots } from './home-shots.ts'
import { folder } from './kept.ts'

// The entry of `npm run pictures`: takes the pictures of the home page anew, from a demo company of their own, and draws those by which addresses are passed on; `-- --og` these alone.
function save(file: string, picture: Buffer) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, picture)
  console.log(`${file}: ${(picture.length / 1024).toFixed(1)} KiB`)
}

const browser = await launch()
await takeOgPictures(browser, async (file, png) =>
  save(file, await sharp(png).png({ palette: true, colours: 64, effort: 10 }).toBuffer()),
)
if (!process.argv.includes('--og')) {
  const cloud = await localCloudAt(moment)
  try {
    await takeHomeShots(cloud.url, browser, async (name, png) =>
      save(
        `${folder}/${name}.avif`,
        await sharp(png).avif({ quality: 50, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer(),
      ),
    )
  } finally {
    await cloud.close()
  }
}
await browser.close()
