import { Card } from '../card/card.tsx'
import styles from '#web/gallery/gallery.module.css'
import { Gain } from './gain.tsx'

export function Gallery() {
  return (
    <Card>
      <div className={styles.line}>
        <Gain isGain>2 nap felszabadul</Gain>
        <Gain isGain={false}>1 nappal több kell</Gain>
      </div>
    </Card>
  )
}
