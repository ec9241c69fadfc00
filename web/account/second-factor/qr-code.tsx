import { encode } from 'uqr'
import styles from './second-factor.module.css'

/** Modules of white around the code, as scanners need (ISO/IEC 18004). */
const quietZone = 4

/** A text as a QR code, drawn here so that nobody else learns it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={styles.qr}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
