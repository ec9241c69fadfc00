import { Card } from '../../card/card.tsx'
import styles from '#web/gallery/gallery.module.css'
import { Difference } from './difference.tsx'

export function Gallery() {
  return (
    <Card>
      <div className={styles.line}>
        <Difference isGain>2 nap felszabadul</Difference>
        <Difference isGain={false}>1 nappal több kell</Difference>
      </div>
    </Card>
  )
}
