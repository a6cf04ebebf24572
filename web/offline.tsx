import '#web/features/offline/offline.css';
import { createRoot } from 'react-dom/client';
import { OfflinePage } from '#web/features/offline/offline-page.tsx';
import { readOfflineCopy } from '#web/lib/offline/offline-copy.ts';

const root = document.getElementById('root');
if (!root) throw new Error('No element with the id root');
const reload = () => location.reload();
addEventListener('online', reload);
createRoot(root).render(<OfflinePage copy={readOfflineCopy(localStorage)} now={new Date()} onRetry={reload} />);
