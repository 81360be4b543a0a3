//! Control program of one turnstile.

pub mod barrier;
pub mod firmware;
pub mod lane;
pub mod modes;
pub mod pass;
pub mod scanner;
pub mod shift;
pub mod spool;

use barrier::Barrier;
use pass::{KeyRing, Pass, Refusal};
use scanner::Scanner;
use spool::{Record, Spool};

pub struct Turnstile {
    pub scanner: Scanner,
    pub barrier: Barrier,
    pub spool: Spool,
    pub keys: KeyRing,
}

impl Turnstile {
    pub fn present(&mut self, pass: &Pass, now: u64) -> Result<bool, Refusal> {
        if !self.scanner.accept(&pass.code, now * 1000) {
            return Ok(false);
        }
        match pass::verify(pass, now, &self.keys) {
            Ok(()) => {
                self.barrier.open_for(pass.people);
                self.spool.append(Record::new(now, &pass.code, false));
                Ok(true)
            }
            Err(refusal) => {
                self.spool.append(Record::new(now, &pass.code, true));
                Err(refusal)
            }
        }
    }

    pub fn idle(&mut self, millis: u32) {
        self.barrier.tick(millis);
    }
}
