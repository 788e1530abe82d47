import { defineManifest } from '@fairlot/manifest';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { createApp, usePage, type FailureProps, type FrameProps } from './index.js';
import { PageContext } from './pageContext.js';
import { use } from 'react';
