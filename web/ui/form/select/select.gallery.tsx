import { useState } from 'react'
import { Card } from '../../card/card.tsx'
import styles from '#web/gallery/gallery.module.css'
import { Select } from './select.tsx'

const countries = [
  { value: 'HU', label: 'Magyarország' },
  { value: 'SK', label: 'Szlovákia' },
  { value: 'AT', label: 'Ausztria', isDisabled: true },
]

export function Gallery() {
  const [country, choose] = useState<string | null>('HU')
  return (
    <Card>
      <div className={styles.columns}>
        <Select label="Ország" isRequired options={countries} value={country} onChange={choose} />
        <Select
          label="Csoport"
          options={[]}
          value={null}
          onChange={choose}
          placeholder="Válassz csoportot"
          error="Válassz csoportot."
        />
      </div>
    </Card>
  )
}
