import { useState } from 'react'
import { Card } from '../../card/card.tsx'
import styles from '#web/gallery/gallery.module.css'
import { Checkbox } from './checkbox.tsx'
import { Switch } from './switch.tsx'

export function Gallery() {
  const [isOn, turn] = useState(true)
  return (
    <Card>
      <div className={styles.stack}>
        <Checkbox value={isOn} onChange={turn}>
          Maradjak bejelentkezve
        </Checkbox>
        <Checkbox
          value={!isOn}
          onChange={next => turn(!next)}
          isRequired
          error="A folytatáshoz fogadd el a feltételeket."
        >
          Elfogadom a felhasználási feltételeket
        </Checkbox>
        <Checkbox value={false} onChange={turn} isDisabled>
          Nem választható
        </Checkbox>
        <Switch label="Hétfő munkanap" value={isOn} onChange={turn} />
      </div>
    </Card>
  )
}
