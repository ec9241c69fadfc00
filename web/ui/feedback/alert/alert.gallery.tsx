import { Card } from '../../card/card.tsx'
import styles from '#web/gallery/gallery.module.css'
import { Alert } from './alert.tsx'

export function Gallery() {
  return (
    <Card>
      <div className={styles.stack}>
        <Alert>Az importált ünnepnapok minden évben frissülnek.</Alert>
        <Alert tone="success">Elmentettük a változásokat.</Alert>
        <Alert tone="warning" title="Lejár a próbaidő">
          Még 5 nap van hátra.
        </Alert>
        <Alert tone="danger" title="Nem sikerült beküldeni">
          Ebben az időszakban nincs munkanap. Válassz hétköznapot is.
        </Alert>
      </div>
    </Card>
  )
}
