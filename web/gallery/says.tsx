import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { Card } from '../ui/card/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import styles from './gallery.module.css'

export function Says() {
  return (
    <Card title="Jelzések">
      <div className={styles.columns}>
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
        <EmptyState icon="calendar" title="Még nincs kérelmed.">
          <Button icon="plus">Új kérelem</Button>
        </EmptyState>
        <SkeletonRows rows={3} />
      </div>
    </Card>
  )
}
