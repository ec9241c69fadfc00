import { Card } from '../../card/card.tsx'
import styles from '#web/gallery/gallery.module.css'
import { RequestStatus, StatusLabel } from './status-label.tsx'

export function Gallery() {
  return (
    <Card>
      <div className={styles.line}>
        <RequestStatus status="approved" />
        <RequestStatus status="pending" />
        <RequestStatus status="denied" />
        <RequestStatus status="cancelled" />
        <StatusLabel icon="x" tone="muted">
          Inaktív
        </StatusLabel>
      </div>
    </Card>
  )
}
