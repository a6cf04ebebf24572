import { Save, Undo2 } from 'lucide-react';
import { useDeferredValue, useMemo, useReducer, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { Profile } from '#shared/user/schema.ts';
import { paths } from '#web/app/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
