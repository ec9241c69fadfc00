import { useState } from 'react'
import { BarChart } from '#web/ui/chart/bar-chart/bar-chart.tsx'
import { Button } from '../ui/button/button.tsx'
import { Card } from '../ui/card/card.tsx'
import { CookieBanner } from '#web/ui/feedback/cookie-banner/cookie-banner.tsx'
import { openCookieSettings } from '#web/ui/feedback/cookie-banner/cookie-settings.ts'
import { LineChart } from '#web/ui/chart/line-chart/line-chart.tsx'
import { OfflineBanner } from '#web/ui/feedback/offline-banner/offline-banner.tsx'
import { StatTile, StatTiles } from '#web/ui/data/stat-tile/stat-tile.tsx'
import styles from './gallery.module.css'

/** Four weeks of a made-up November: busy on working days, quiet on the others. */
const days = Array.from({ length: 28 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`)
const views = days.map((day, index) => {
  const isOff = [0, 6].includes(new Date(day).getUTCDay())
  return (isOff ? 120 : 420) + ((index * 137) % 90) * (isOff ? 1 : 4)
})
const visitors = views.map((count, index) => Math.round(count / (2.4 + (index % 5) / 10)))
const returning = visitors.map((count, index) => Math.round(count * (0.2 + (index % 7) / 40)))

const campaigns = [
  { name: 'Őszi hírlevél', value: 1840 },
  { name: 'Közvetlen látogatás', value: 1204 },
  { name: 'Kereső: „szabadság kalkulátor 2026”', value: 967 },
  { name: 'Könyvelői ajánlás', value: 312 },
  { name: 'Egyéb', value: 0 },
]

const nobody = 'Ebben az időszakban nem járt erre senki.'

export function Charts() {
  return (
    <>
      <StatTiles>
        <StatTile
          label="Megtekintés"
          value="14 372"
          change={{ direction: 'up', words: '12%-kal több, mint októberben' }}
        />
        <StatTile
          label="Látogató"
          value="5 218"
          change={{ direction: 'down', words: '3%-kal kevesebb, mint októberben' }}
        />
        <StatTile
          label="Átlagos idő"
          value="2,4"
          unit="perc"
          change={{ direction: 'same', words: 'ugyanannyi, mint októberben' }}
        />
        <StatTile label="Regisztráció" value={undefined} />
      </StatTiles>
      <Card>
        <LineChart
          title="Látogatottság"
          note="naponta, 2026. november"
          dayHead="Nap"
          days={days}
          series={[
            { name: 'Megtekintés', values: views },
            { name: 'Látogató', values: visitors },
            { name: 'Visszatérő', values: returning },
          ]}
          empty={nobody}
        />
      </Card>
      <div className={styles.columns}>
        <Card>
          <BarChart
            title="Honnan jöttek"
            note="látogató, 2026. november"
            nameHead="Kampány"
            valueHead="Látogató"
            bars={campaigns}
            empty={nobody}
          />
        </Card>
        <Card>
          <BarChart
            title="Távollétek típusonként"
            note="munkanap, 2026"
            nameHead="Típus"
            valueHead="Munkanap"
            bars={[
              { name: 'Szabadság', value: 214, leave: 'vacation' },
              { name: 'Otthoni munka', value: 96, leave: 'home' },
              { name: 'Betegszabadság', value: 37, leave: 'sick' },
              { name: 'Szülői szabadság', value: 12, leave: 'parental' },
            ]}
            empty="Még nincs távollét."
          />
        </Card>
        <Card>
          <LineChart title="Látogatottság" dayHead="Nap" days={[]} series={[]} empty={nobody} />
        </Card>
      </div>
    </>
  )
}

export function Banners() {
  const [isOffline, pretend] = useState(false)

  function turn() {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOffline })
    window.dispatchEvent(new Event(isOffline ? 'online' : 'offline'))
    pretend(!isOffline)
  }

  return (
    <Card title="Sávok">
      <div className={styles.line}>
        <Button onPress={turn}>{isOffline ? 'Legyen kapcsolat' : 'Ne legyen kapcsolat'}</Button>
        <Button onPress={openCookieSettings}>Sütibeállítások</Button>
      </div>
      <OfflineBanner />
      <CookieBanner />
    </Card>
  )
}
