//! Passes as they are shown to the reader.

use std::collections::HashMap;

const SKEW: u64 = 300;

pub type KeyRing = HashMap<u8, u64>;

#[derive(Debug, Clone)]
pub struct Pass {
    pub code: String,
    pub people: u8,
    pub not_before: u64,
    pub not_after: u64,
    pub key: u8,
    pub tag: u64,
}

#[derive(Debug, PartialEq, Eq)]
pub enum Refusal {
    UnknownKey,
    Forged,
    NotYet,
    Over,
}

pub fn verify(pass: &Pass, now: u64, keys: &KeyRing) -> Result<(), Refusal> {
    let secret = keys.get(&pass.key).ok_or(Refusal::UnknownKey)?;
    if tag(pass, *secret) ^ pass.tag != 0 {
        return Err(Refusal::Forged);
    }
    if now + SKEW < pass.not_before {
        return Err(Refusal::NotYet);
    }
    if now > pass.not_after + SKEW {
        return Err(Refusal::Over);
    }
    Ok(())
}

pub fn tag(pass: &Pass, secret: u64) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325 ^ secret;
    let times = [pass.not_before, pass.not_after];
    let bytes = pass
        .code
        .bytes()
        .chain([pass.people, pass.key])
        .chain(times.iter().flat_map(|t| t.to_be_bytes()));
    for byte in bytes {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }
    hash
}

pub fn check_digit(code: &str) -> Option<u8> {
    let mut sum = 0;
    for (i, c) in code.chars().rev().enumerate() {
        let mut digit = c.to_digit(10)?;
        if i % 2 == 0 {
            digit *= 2;
            if digit > 9 {
                digit -= 9;
            }
        }
        sum += digit;
    }
    Some(((10 - sum % 10) % 10) as u8)
}
