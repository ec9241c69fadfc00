import { Card } from '../../card/card.tsx'
import styles from '#web/gallery/gallery.module.css'
import { BarChart } from './bar-chart.tsx'

const campaigns = [
  { name: 'Őszi hírlevél', value: 1840 },
  { name: 'Közvetlen látogatás', value: 1204 },
  { name: 'Kereső: „szabadság kalkulátor 2026”', value: 967 },
  { name: 'Könyvelői ajánlás', value: 312 },
  { name: 'Egyéb', value: 0 },
]

export function Gallery() {
  return (
    <div className={styles.columns}>
      <Card>
        <BarChart
          title="Honnan jöttek"
          note="látogató, 2026. november"
          nameHead="Kampány"
          valueHead="Látogató"
          bars={campaigns}
          empty="Ebben az időszakban nem járt erre senki."
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
            { name: 'Home office', value: 96, leave: 'home' },
            { name: 'Betegszabadság', value: 37, leave: 'sick' },
            { name: 'Szülői szabadság', value: 12, leave: 'parental' },
          ]}
          empty="Még nincs távollét."
        />
      </Card>
      <Card>
        <BarChart
          title="Távollétek típusonként"
          nameHead="Típus"
          valueHead="Munkanap"
          bars={[]}
          empty="Még nincs távollét."
        />
      </Card>
    </div>
  )
}
