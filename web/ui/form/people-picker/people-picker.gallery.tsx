import { useState } from 'react'
import { Card } from '../../card/card.tsx'
import styles from '#web/gallery/gallery.module.css'
import { PeoplePicker } from './people-picker.tsx'

const colleagues = [
  { id: '0', last_name: 'Farkas', first_name: 'Dániel', group: 'Pénzügy' },
  { id: '1', last_name: 'Győri', first_name: 'Orsolya', group: 'Pénzügy' },
  { id: '2', last_name: 'Horváth', first_name: 'Réka', group: 'Fejlesztés' },
  { id: '3', last_name: 'Kiss', first_name: 'Csilla', group: 'Értékesítés' },
  { id: '4', last_name: 'Nagy', first_name: 'Anna', group: 'Fejlesztés' },
  { id: '5', last_name: 'Őri', first_name: 'János', group: 'Pénzügy' },
]
const crowd = Array.from({ length: 18 }, (_, index) => ({
  id: `c${index}`,
  last_name: ['Szabó', 'Tóth', 'Varga', 'Balogh', 'Papp', 'Fehér'][index % 6]!,
  first_name: ['Bence', 'Zsófia', 'Márton'][Math.floor(index / 6)]!,
}))

export function Gallery() {
  const [few, pickFew] = useState<string[]>(['1', '4'])
  const [many, pickMany] = useState(crowd.map(({ id }) => id))
  const label = 'Munkatársak'
  return (
    <Card>
      <div className={styles.columns}>
        <PeoplePicker
          label={label}
          people={colleagues}
          value={few}
          onChange={pickFew}
          hint="Mindenki külön kérelmet kap."
        />
        <PeoplePicker label={label} people={crowd} value={many} onChange={pickMany} />
        <PeoplePicker
          label={label}
          people={colleagues}
          value={[]}
          onChange={pickFew}
          error="Válassz legalább egy munkatársat."
        />
        <PeoplePicker
          label={label}
          people={colleagues}
          value={['2']}
          onChange={pickFew}
          isDisabled
          hint="Később nem cserélhető."
        />
      </div>
    </Card>
  )
}
